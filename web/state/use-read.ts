import { useCallback, useEffect, useState } from 'react';
import type { DataOf, EndpointDefinition, InputArguments, InputOf } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import { counted } from './loading.slice.ts';

export type Reading<T> =
  | { status: 'loading'; data: null }
  | { status: 'ready'; data: T }
  /** `code` is the status of the response; 0 without one. */
  | { status: 'failed'; data: null; code: number };

type CallOf<E extends EndpointDefinition> = InputArguments<E, CallOptions>;
type Result<T> = Reading<T> & { again: () => void };

/**
 * Reads data that only this page needs, outside the store.
 * @param input null reads nothing
 * @returns the loading state, and a retry function
 */
export function useRead<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | null,
): Result<DataOf<E>> {
  const dispatch = useAppDispatch();
  const [reading, setReading] = useState<Reading<DataOf<E>>>({ status: 'loading', data: null });
  const [turn, setTurn] = useState(0);
  const inputJson = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    if (inputJson === 'null') return;
    const stop = new AbortController();
    setReading({ status: 'loading', data: null });
    dispatch((count, _getState, { api }) =>
      counted(count, api(endpoint, ...([JSON.parse(inputJson), { signal: stop.signal }] as CallOf<E>))),
    ).then(
      (answer) =>
        !stop.signal.aborted && setReading({ status: 'ready', data: (answer as { data: DataOf<E> }).data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const code = error instanceof ApiError ? error.problem.status : 0;
        setReading({ status: 'failed', data: null, code });
      },
    );
    return () => stop.abort();
  }, [dispatch, endpoint, inputJson, turn]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  return { ...reading, again };
}
