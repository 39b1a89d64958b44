import type { SearchType } from '../../../contract/search-results.ts';
import { searchPath } from '../../addresses.ts';
import type { QueryValue } from '../../api.ts';
import { type LoadContext, need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, services } from '../../state/slices.ts';
import { cityQuery, keywordOf, totalOf } from './kinds.ts';

interface Found extends Pick<PageRoute, 'file' | 'page'> {
  /** The kind of results of the page; null for all. */
  type: SearchType | null;
  /** The filters of the URL, as in the API. */
  query: (params: URLSearchParams) => Record<string, QueryValue>;
  /** Additional data of the page, loaded in parallel. */
  beside?: (context: LoadContext) => Promise<void>[];
}

export function needCities({ store }: LoadContext): Promise<void> {
  return need(store.dispatch(business.thunks.stateAndCity()));
}

export function needCategories({ store }: LoadContext): Promise<void> {
  return need(store.dispatch(services.thunks.categories({ query: { type: 'business' } })));
}

/** `/search-result/{keyword}` and `/search-result/{keyword}/{type}`: search results with the filters of the URL. */
export function foundRoute({ type, query, beside = () => [], ...page }: Found): PageRoute {
  return {
    ...page,
    path: `/search-result/:keyword${type ? `/${type}` : ''}`,
    load: async (context) => {
      const { store, url, params } = context;
      const q = keywordOf(params.keyword);
      if (!q) throw new Response(null, { status: 404 });
      const searchQuery = { ...query(url.searchParams), q, type };
      await Promise.all([
        need(store.dispatch(business.thunks.searchData({ query: searchQuery }))),
        ...beside(context),
      ]);
      const meta = store.getState().business.searchData.data?.meta;
      if (!meta || totalOf(meta).total > 0) return;
      // Optional: without it the page renders what it can.
      await Promise.all([
        needCategories(context),
        store.dispatch(business.thunks.suggestions({ query: { q } })),
      ]);
    },
    head: ({ params, url, t }) => {
      const keyword = keywordOf(params.keyword) ?? '';
      const results = t('directory:resultsFor', { query: keyword });
      return {
        title: type ? t('search:titleOf', { kind: t(`search:${type}`), results }) : results,
        description: t('search:description', { query: keyword }),
        canonical: `${searchPath(keyword, type)}${cityQuery(url.searchParams)}`,
        noindex: true,
      };
    },
  };
}
