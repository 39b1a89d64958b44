import { useCallback } from 'react';
import { type Suggestion, suggestWords } from '../../contract/search-results.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Reads completions while the user types: too short-lived for the store. */
export function useSuggest(): Suggest {
  const dispatch = useAppDispatch();
  return useCallback(
    (text, signal) =>
      dispatch((count, _getState, { api }) =>
        counted(
          count,
          api(suggestWords, { query: { q: text } }, { signal }).then(({ data }) => data),
        ),
      ),
    [dispatch],
  );
}
