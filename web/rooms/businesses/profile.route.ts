import { sharedPicturePath } from '../../../contract/sharing.ts';
import { profilePath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { shortened } from '../../posts/shortened.ts';
import { business } from '../../state/slices.ts';

/** `/MarketProfile/{id}/{slug?}`: a business. A wrong or missing slug redirects to the canonical address. */
export const profileRoute: PageRoute = {
  path: '/MarketProfile/:id/:slug?',
  file: 'web/rooms/businesses/ProfilePage.tsx',
  page: () => import('./ProfilePage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(business.thunks.businessData({ params: { id } })),
      () => store.getState().business.businessData.data,
      profilePath,
    );
  },
  head: ({ state, site, t }) => {
    const found = state.business.businessData.data;
    if (!found) return { title: '', description: '', canonical: '/' };
    const { id, name, category, area, description, updatedAt } = found;
    return {
      title: `${name} · ${area.name}`,
      description:
        shortened(description.text) || t('directory:inPlace', { what: category.name, where: area.name }),
      canonical: profilePath(found),
      image: sharedPicturePath('business', id, site.lang, updatedAt),
    };
  },
  structuredData: async (context) =>
    (await import('./profile-structured-data.ts')).profileStructuredData(context),
  feeds: ['businesses'],
};
