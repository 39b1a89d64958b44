import { useEffect, useState } from 'react';
import { useAppDispatch } from '../store.ts';
import type { Changes } from './address.ts';
import { readCount } from './count-list.ts';
import { countPath, type ListCount } from './count-path.ts';

/** The pause in typing before the server counts. */
const debounceMs = 300;

/** Reads the length of the list `listKey` with other filters; null until known. */
export function useFilteredCount(listKey: string | null, changes: Changes | null): ListCount | null {
  const dispatch = useAppDispatch();
  const [counted, setCounted] = useState<{ path: string; count: ListCount } | null>(null);
  const path = listKey !== null && changes ? countPath(listKey, changes) : null;
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    const count = async () => {
      const found = await readCount(dispatch, path, stop.signal);
      if (!stop.signal.aborted) setCounted({ path, count: found });
    };
    // Without a response no number is displayed.
    const timer = setTimeout(() => void count().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dispatch, path]);
  return counted && counted.path === path ? counted.count : null;
}
