import type { ReactNode } from 'react';
import type { Explained } from '../../contract/search-results.ts';
import type { Status } from '../state/create-fetch-slice.ts';
import type { ListOf } from '../state/slices.ts';

/** A list that answers the words of a search, not one's own filters alone. */
export interface Searched {
  /** What was looked for. */
  keyword: string;
  /** What to say where nothing has the words. */
  nothing: ReactNode;
  /** Why a row was found, where its title does not show that. */
  whyOf: (row: Explained & { id: number }) => ReactNode;
}

/** A list of one kind of post, wherever it was read from. */
export interface PostListSource<Card> {
  header: ReactNode;
  list: ListOf<Card> | null;
  status: Status;
  /** What `list` answers, as its slice names it. */
  listKey: string | null;
  searched?: Searched;
}

/** Both sides of a list are counted together. */
export const searchedWords = {
  total: 'post-lists:resultsCount',
  atLeast: 'post-lists:resultsAtLeast',
  show: 'post-lists:showJobs',
} as const;

/** Filters whose words or sides stand elsewhere in the page. */
export function withoutFilters<F extends Record<string, string | null>>(
  filters: F,
  ...names: (keyof F)[]
): F {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, null])) };
}
