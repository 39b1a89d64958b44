import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, EndpointDefinition, InputArguments, InputOf } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions } from '../api.ts';
import { useAppDispatch } from '../store.ts';

interface Page<T, M> {
  data: T[];
  meta: M & { next: string | null };
}

interface ListState<T, M> {
  status: 'loading' | 'ready' | 'failed';
  items: T[];
  /** The cursor after the last page read. */
  meta: (M & { next: string | null }) | null;
  /** The status of an error response; 0 if there was no response. */
  code: number;
}

type ItemOf<E extends EndpointDefinition> = AnswerOf<E> extends { data: (infer T)[] } ? T : never;
type MetaOf<E extends EndpointDefinition> = AnswerOf<E> extends { meta: infer M } ? M : never;

/** The input of a call for the page after a cursor. */
function callOf<E extends EndpointDefinition>(
  inputJson: string,
  after: string | undefined,
  signal?: AbortSignal,
): InputArguments<E, CallOptions> {
  const input = JSON.parse(inputJson);
  return [{ ...input, query: { ...input.query, after } }, { signal }] as InputArguments<E, CallOptions>;
}

export interface AdminList<T, M> extends ListState<T, M> {
  hasMore: boolean;
  isMore: boolean;
  more: () => Promise<void>;
  again: () => void;
  refresh: () => Promise<void>;
  change: (each: (item: T) => T | null) => void;
}

/**
 * Reads a list below `/admin` page by page. Another query starts over; `again` reads from the start and displays
 * the current rows until then; `refresh` does so in the background.
 * @returns the rows so far, and how to load more
 */
export function useAdminList<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E>,
): AdminList<ItemOf<E>, MetaOf<E>> {
  type T = ItemOf<E>;
  type M = MetaOf<E>;
  const dispatch = useAppDispatch();
  const inputJson = JSON.stringify(input);
  const [state, setState] = useState<ListState<T, M>>({ status: 'loading', items: [], meta: null, code: 0 });
  const [turn, setTurn] = useState(0);
  const [isMore, setMore] = useState(false);

  const read = useCallback(
    (after: string | undefined, signal?: AbortSignal) =>
      dispatch((_dispatch, _getState, { api }) =>
        api(endpoint, ...callOf<E>(inputJson, after, signal)),
      ) as Promise<Page<T, M>>,
    [dispatch, endpoint, inputJson],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const stop = new AbortController();
    setState((now) => ({ ...now, status: 'loading' }));
    read(undefined, stop.signal).then(
      ({ data, meta }) => !stop.signal.aborted && setState({ status: 'ready', items: data, meta, code: 200 }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const code = error instanceof ApiError ? error.problem.status : 0;
        setState({ status: 'failed', items: [], meta: null, code });
      },
    );
    return () => stop.abort();
  }, [read, turn]);

  // Any other read or change of the list meanwhile outdates a background response.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const size = state.items.length;
  const isReady = state.status === 'ready' && !isMore;
  /** Reloads the displayed rows without a skeleton; on failure, or if the list has changed meanwhile, they stay. */
  const refresh = useCallback(async () => {
    if (!isReady) return;
    const before = latest.current;
    const items: T[] = [];
    let after: string | undefined;
    try {
      for (;;) {
        const { data, meta } = await read(after);
        if (latest.current !== before) return;
        items.push(...data);
        if (meta.next === null || items.length >= size) {
          setState({ status: 'ready', items, meta, code: 200 });
          return;
        }
        after = meta.next;
      }
    } catch {
      // The next interval tries again.
    }
  }, [isReady, read, size]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  const next = state.meta?.next ?? null;
  const more = useCallback(async () => {
    if (next === null || isMore) return;
    setMore(true);
    try {
      const { data, meta } = await read(next);
      setState((now) => ({ status: 'ready', items: [...now.items, ...data], meta, code: 200 }));
    } catch (error) {
      setState((now) => ({ ...now, code: error instanceof ApiError ? error.problem.status : 0 }));
    } finally {
      setMore(false);
    }
  }, [next, isMore, read]);
  /** Updates or removes an item before the list is read again. */
  const change = useCallback((each: (item: T) => T | null) => {
    setState((now) => ({
      ...now,
      items: now.items.flatMap((item) => {
        const changed = each(item);
        return changed === null ? [] : [changed];
      }),
    }));
  }, []);
  return { ...state, hasMore: next !== null, isMore, more, again, refresh, change };
}
