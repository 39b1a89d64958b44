import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { SearchResults, SearchType } from '../../../contract/search-results.ts';
import { useAppSelector } from '../../store.ts';
import { keywordOf } from './kinds.ts';

type CardOf<T extends SearchType> = SearchResults['data'][T][number];

/** The query, and its loading state. */
export function useFound() {
  const keyword = keywordOf(useParams().keyword) ?? '';
  const found = useAppSelector((state) => state.business.searchData);
  return { keyword, ...found };
}

/** The list of one kind among the results. */
export function useFoundList<T extends SearchType>(type: T) {
  const { keyword, data, status, key } = useFound();
  const list = useMemo(
    () => data && { data: data.data[type] as CardOf<T>[], meta: data.meta[type] },
    [data, type],
  );
  return { keyword, list, status, listKey: key };
}
