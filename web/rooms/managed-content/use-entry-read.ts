import { useCallback } from 'react';
import { type EditedEntry, type EditedKind, readEntry } from '../../../contract/managed-content.ts';
import { useAppDispatch } from '../../store.ts';

/** Reloads an entry; null if that fails. */
export function useEntryRead(): (kind: EditedKind, id: number) => Promise<EditedEntry | null> {
  const dispatch = useAppDispatch();
  return useCallback(
    (kind, id) =>
      dispatch((_dispatch, _getState, { api }) =>
        api(readEntry, { params: { kind, id } }).then(
          ({ data }) => data,
          () => null,
        ),
      ),
    [dispatch],
  );
}
