import type { SearchType } from '../../../contract/search-results.ts';
import { searchPath } from '../../addresses.ts';
import type { QueryValue } from '../../api.ts';
import { type LoadContext, need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, services } from '../../state/slices.ts';
import { cityQuery, keywordOf, totalOf } from './kinds.ts';

interface Found extends Pick<PageRoute, 'file' | 'page'> {
  /** The kind of results that the page shows; null is all of them. */
  type: SearchType | null;
  /** What the address narrows them to, as the API has it. */
  query: (params: URLSearchParams) => Record<string, QueryValue>;
  /** What else the page shows, and is read beside. */
  beside?: (context: LoadContext) => Promise<void>[];
}

export function needCities({ store }: LoadContext): Promise<void> {
  return need(store.dispatch(business.thunks.stateAndCity()));
}

export function needCategories({ store }: LoadContext): Promise<void> {
  return need(store.dispatch(services.thunks.categories({ query: { type: 'business' } })));
}

/** `/search-result/{keyword}` and `/search-result/{keyword}/{type}`: what was found, narrowed by the address. */
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
      // Help, not the answer: without it the page says what it can.
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
