import { useCallback, useEffect, useState } from 'react';
import type { DataOf, EndpointDefinition, InputOf } from '../../contract/endpoint.ts';
import { type AnyInput, ApiError, filledPath, type QueryValue } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

export type Reading<T> =
  | { status: 'loading'; data: null }
  | { status: 'ready'; data: T }
  /** `code` is the status of the answer; 0 where none came. */
  | { status: 'failed'; data: null; code: number };

type Result<T> = Reading<T> & { again: () => void };

/**
 * Reads what only this page needs; it is kept in no store.
 * @param input null reads nothing
 * @returns how far it is, and how to try again
 */
export function useRead<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | null,
): Result<DataOf<E>>;
export function useRead<T>(path: string | null, query?: Record<string, QueryValue>): Result<T>;
export function useRead<T>(
  what: EndpointDefinition | string | null,
  given?: AnyInput | Record<string, QueryValue> | null,
): Result<T> {
  const isPath = typeof what === 'string' || what === null;
  const input = (isPath ? { query: given } : given) as AnyInput | null;
  const path = isPath ? what : input && filledPath(what, input.params);
  const query = input?.query;
  const dispatch = useAppDispatch();
  const [reading, setReading] = useState<Reading<T>>({ status: 'loading', data: null });
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(query ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    setReading({ status: 'loading', data: null });
    dispatch((count, _getState, { api }) =>
      counted(
        count,
        api.byPath<{ data: T }>(
          path,
          { query: JSON.parse(asked) as Record<string, QueryValue> },
          { signal: stop.signal },
        ),
      ),
    ).then(
      ({ data }) => !stop.signal.aborted && setReading({ status: 'ready', data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const code = error instanceof ApiError ? error.problem.status : 0;
        setReading({ status: 'failed', data: null, code });
      },
    );
    return () => stop.abort();
  }, [dispatch, path, asked, turn]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  return { ...reading, again };
}
