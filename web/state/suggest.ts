import { useCallback } from 'react';
import { type Suggestion, suggestWords } from '../../contract/search-results.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>;

/** Asks for completions while somebody types: too fleeting to be kept in the store. */
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
