import { useEffect, useState } from 'react';
import type { ListMeta } from '../../contract/envelope.ts';
import { useAppDispatch } from '../store.ts';
import type { Changes } from './address.ts';
import { countPath } from './typed-filters.ts';

/** Typing has to pause this long before the server counts. */
const debounceMs = 300;

/** How long a list is. */
export type ListCount = Pick<ListMeta, 'total' | 'totalIsExact'>;

/** The counts of a list, or of the one kind that a search was narrowed to. */
function metaOf(meta: ListMeta | Record<string, ListMeta>, path: string): ListMeta | undefined {
  if ('total' in meta) return meta as ListMeta;
  return meta[new URLSearchParams(path.split('?')[1]).get('type') ?? ''];
}

/** Reads how long the list `listKey` would be with other filters; null until that is known. */
export function useFilteredCount(listKey: string | null, changes: Changes | null): ListCount | null {
  const dispatch = useAppDispatch();
  const [counted, setCounted] = useState<{ path: string; count: ListCount } | null>(null);
  const path = listKey !== null && changes ? countPath(listKey, changes) : null;
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    const count = async () => {
      const { meta } = await dispatch((_dispatch, _getState, { api }) =>
        api.get<{ meta: ListMeta | Record<string, ListMeta> }>(path, undefined, stop.signal),
      );
      const found = metaOf(meta, path);
      if (found && !stop.signal.aborted) setCounted({ path, count: found });
    };
    // Without an answer no number is given.
    const timer = setTimeout(() => void count().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dispatch, path]);
  return counted && counted.path === path ? counted.count : null;
}
