import { detailRoute } from '../../articles/article-routes.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { home } from '../../state/slices.ts';
import { guidePlace as place } from './place.ts';

/** The whole guide is on one page. */
const allGuides = { query: { limit: 60 } };

/** `/User-Guide`: the guides by category, and frequently asked questions. */
export const userGuideRoute: PageRoute = {
  path: place.list,
  file: 'web/rooms/guide/UserGuidePage.tsx',
  page: () => import('./UserGuidePage.tsx'),
  load: async ({ store }) => {
    await Promise.all([
      need(store.dispatch(home.thunks.userGuidData(allGuides))),
      need(store.dispatch(home.thunks.faqs())),
    ]);
  },
  head: ({ t }) => ({ title: t(place.title), description: t(place.text), canonical: place.list }),
  structuredData: async ({ state }) => {
    const { faqPageData } = await import('../../structured-data/lists.ts');
    return [faqPageData(state.home.faqs.data.flatMap(({ entries }) => entries))];
  },
};

/** `/Show-User-Guide/{id}/{slug?}`: a guide, step by step. */
export const showUserGuideRoute = detailRoute({
  place,
  path: '/Show-User-Guide/:id/:slug?',
  kind: 'guide',
  file: 'web/rooms/guide/ShowUserGuidePage.tsx',
  page: () => import('./ShowUserGuidePage.tsx'),
  fetch: (store, id) => store.dispatch(home.thunks.guide({ params: { id } })),
  read: (state) => state.home.guide.data,
});
