import type { PageRoute } from '../../page-route.ts';

/** `/matches/rent/12`: the offers that match one's own wanted post. */
export const matchesRoute: PageRoute = {
  path: '/matches/:kind/:id',
  file: 'web/rooms/matches/MatchesPage.tsx',
  page: () => import('./MatchesPage.tsx'),
  head: ({ t }) => ({
    title: t('matches:title'),
    description: t('matches:description'),
    canonical: '/matches',
  }),
};
