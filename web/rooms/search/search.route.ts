import { searchPath } from '../../addresses.ts';
import { directoryQuery, filtersOf } from '../../directory/filters.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, services } from '../../state/slices.ts';

/** `/search-result/{keyword}/{type?}`: what was found, with filters in the address. */
export const searchRoute: PageRoute = {
  path: '/search-result/:keyword/:type?',
  file: 'web/rooms/search/SearchPage.tsx',
  page: () => import('./SearchPage.tsx'),
  load: async ({ store, url, params }) => {
    const keyword = params.keyword?.trim();
    if (!keyword) throw new Response(null, { status: 404 });
    const query = { ...directoryQuery(filtersOf(url.searchParams)), q: keyword, type: 'business' };
    await Promise.all([
      need(store.dispatch(services.thunks.categories({ path: 'listings', query: { type: 'business' } }))),
      need(store.dispatch(business.thunks.stateAndCity({ path: 'cities' }))),
      need(store.dispatch(business.thunks.searchData({ path: 'search', query, whole: true }))),
    ]);
    if (store.getState().business.searchData.data?.meta.business.total !== 0) return;
    // What is written alike is help, not the answer: without it the page says what it can.
    await store.dispatch(business.thunks.suggestions({ path: 'search/suggest', query: { q: keyword } }));
  },
  head: ({ params, t }) => ({
    title: t('directory:resultsFor', { query: params.keyword ?? '' }),
    description: '',
    canonical: searchPath(params.keyword ?? ''),
    noindex: true,
  }),
};
