import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business } from '../../state/slices.ts';

/** `/How-Reviews-Work`: the rules of reviews, and statistics about all of them. */
export const reviewNumbersRoute: PageRoute = {
  path: '/How-Reviews-Work',
  file: 'web/rooms/reviews/ReviewNumbersPage.tsx',
  page: () => import('./ReviewNumbersPage.tsx'),
  load: ({ store }) => need(store.dispatch(business.thunks.reviewNumbers())),
  head: ({ t }) => ({
    title: t('review-numbers:title'),
    description: t('review-numbers:description'),
    canonical: '/How-Reviews-Work',
  }),
};
