import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business } from '../../state/slices.ts';

/** `/search-result/{keyword}/{type?}`: what was found, with filters in the address. */
export const searchRoute: PageRoute = {
  path: '/search-result/:keyword/:type?',
  file: 'web/rooms/search/SearchPage.tsx',
  page: () => import('./SearchPage.tsx'),
  load: async ({ store, url, params }) => {
    const query = { ...Object.fromEntries(url.searchParams), lang: undefined, q: params.keyword };
    await need(store.dispatch(business.thunks.searchData({ path: 'search', query, whole: true })));
  },
  head: ({ params, t }) => ({
    title: t('directory:resultsFor', { query: params.keyword ?? '' }),
    description: '',
    canonical: `/search-result/${encodeURIComponent(params.keyword ?? '')}`,
    noindex: true,
  }),
};
