import type { PageRoute } from '../../page-route.ts';

/** `/saved-searches`: searches that a member hears of. */
export const savedSearchesRoute: PageRoute = {
  path: '/saved-searches',
  file: 'web/rooms/profile/SavedSearchesPage.tsx',
  page: () => import('./SavedSearchesPage.tsx'),
  head: ({ t }) => ({
    title: t('searches:title'),
    description: t('searches:text'),
    canonical: '/saved-searches',
  }),
};
