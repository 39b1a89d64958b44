import { useCallback } from 'react';
import type { AnswerOf, EndpointDefinition, InputArguments } from '../../contract/endpoint.ts';
import type { CallOptions } from '../api.ts';
import { useAppDispatch } from '../store.ts';

/** Calls an endpoint in the background, without the global indicator. */
export type Ask = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, CallOptions>
) => Promise<AnswerOf<E>>;

/** @returns a function that calls an endpoint, and throws an `ApiError` if the server rejects it */
export function useAsk(): Ask {
  const dispatch = useAppDispatch();
  return useCallback(
    (endpoint, ...input) => dispatch((_dispatch, _getState, { api }) => api(endpoint, ...input)),
    [dispatch],
  );
}
