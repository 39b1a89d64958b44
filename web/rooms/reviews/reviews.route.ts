import { limits } from '../../../contract/limits.ts';
import { profilePath } from '../../addresses.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { reviewsPath, reviewsQueryOf } from '../../reviews/reviews-address.ts';
import { business } from '../../state/slices.ts';

/** `/Reviews/{id}/{slug?}`: all reviews of a business, page by page, for browsers without scripts as well. */
export const reviewsRoute: PageRoute = {
  path: '/Reviews/:id/:slug?',
  file: 'web/rooms/reviews/PlaceReviewsPage.tsx',
  page: () => import('./PlaceReviewsPage.tsx'),
  load: async (context) => {
    const { store, url } = context;
    await loadListing(
      context,
      (id) => store.dispatch(business.thunks.businessData({ params: { id } })),
      () => store.getState().business.businessData.data,
      reviewsPath,
    );
    const after = url.searchParams.get('after') ?? undefined;
    const query = { ...reviewsQueryOf(url.search), after, limit: limits.reviews.page };
    await need(
      store.dispatch(business.thunks.placeReviews({ params: { id: context.params.id ?? '' }, query })),
    );
  },
  head: ({ state, t }) => {
    const found = state.business.businessData.data;
    if (!found) return { title: '', description: '', canonical: '/' };
    return {
      title: t('reviews:pageTitle', { name: found.name }),
      description: t('reviews:pageDescription', { name: found.name }),
      canonical: profilePath(found),
      // Search engines should find the business itself.
      noindex: true,
    };
  },
};
