import { useCallback } from 'react';
import type { EditedEntry, EditedKind } from '../../../contract/managed-content.ts';
import { useAppDispatch } from '../../store.ts';

/** Reads an entry anew; null where it cannot be read. */
export function useEntryRead(): (kind: EditedKind, id: number) => Promise<EditedEntry | null> {
  const dispatch = useAppDispatch();
  return useCallback(
    (kind, id) =>
      dispatch((_dispatch, _getState, { api }) =>
        api.get<{ data: EditedEntry }>(`admin/content/${kind}/${id}`).then(
          ({ data }) => data,
          () => null,
        ),
      ),
    [dispatch],
  );
}
