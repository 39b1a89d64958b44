import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business } from '../../state/slices.ts';

/** `/Neighborhoods`: all of them, by borough. */
export const neighborhoodsRoute: PageRoute = {
  path: '/Neighborhoods',
  file: 'web/rooms/neighborhoods/NeighborhoodsPage.tsx',
  page: () => import('./NeighborhoodsPage.tsx'),
  load: ({ store }) => need(store.dispatch(business.thunks.neighborhoods())),
  head: ({ t }) => ({
    title: t('neighborhoods:title'),
    description: t('neighborhoods:overviewDescription'),
    canonical: '/Neighborhoods',
  }),
  structuredData: async (context) =>
    (await import('./neighborhood-structured-data.ts')).overviewStructuredData(context),
};
