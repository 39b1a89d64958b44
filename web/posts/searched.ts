import type { ReactNode } from 'react';
import type { Explained } from '../../contract/search-results.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import type { ListOf } from '../state/slices.ts';

/** A list that is a search result, rather than only filtered. */
export interface Searched {
  /** The query. */
  keyword: string;
  /** The message if nothing matches the query. */
  nothing: ReactNode;
  /** Why a row matched, if its title does not show it. */
  whyOf: (row: Explained & { id: number }) => ReactNode;
}

/** A list of one type of post, from any endpoint. */
export interface PostListSource<Card> {
  header: ReactNode;
  list: ListOf<Card> | null;
  status: Status;
  /** The response of `list`, under the name of its slice. */
  listKey: string | null;
  searched?: Searched;
}

/** Both sides of a list are counted together. */
export const searchedWords = {
  total: 'post-lists:resultsCount',
  atLeast: 'post-lists:resultsAtLeast',
  show: 'post-lists:showJobs',
} as const;

/** Filters that are rendered elsewhere on the page. */
export function withoutFilters<F extends Record<string, string | null>>(
  filters: F,
  ...names: (keyof F)[]
): F {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, null])) };
}
