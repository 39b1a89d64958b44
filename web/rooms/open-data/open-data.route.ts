import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { openData } from '../../state/slices.ts';

/** `/Open-Data`: files for reuse. */
export const openDataRoute: PageRoute = {
  path: '/Open-Data',
  file: 'web/rooms/open-data/OpenDataPage.tsx',
  page: () => import('./OpenDataPage.tsx'),
  load: ({ store }) => need(store.dispatch(openData.thunks.files())),
  head: ({ state, t }) => ({
    title: t('open-data:title'),
    description: t('open-data:description'),
    canonical: '/Open-Data',
    // Not indexed on a site without downloads.
    ...(!state.openData.files.data?.license && { noindex: true }),
  }),
};
