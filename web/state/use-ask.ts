import { useCallback } from 'react';
import type { AnswerOf, EndpointDefinition, InputArguments } from '../../contract/endpoint.ts';
import type { CallOptions } from '../api.ts';
import { useAppDispatch } from '../store.ts';

/** Calls an endpoint in the background: the global indicator does not count it. */
export type Ask = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, CallOptions>
) => Promise<AnswerOf<E>>;

/** @returns calls an endpoint; it throws an `ApiError` where the server refuses */
export function useAsk(): Ask {
  const dispatch = useAppDispatch();
  return useCallback(
    (endpoint, ...input) => dispatch((_dispatch, _getState, { api }) => api(endpoint, ...input)),
    [dispatch],
  );
}
