import { createAsyncThunk } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { DataOf, EndpointDefinition, InputArguments } from '../../contract/endpoint.ts';
import { type AnyInput, ApiError } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { FetchError, ThunkExtra } from './create-fetch-slice.ts';

interface Sent {
  endpoint: EndpointDefinition;
  input: AnyInput | undefined;
  options: SendOptions;
}

/** Sends a form; the global indicator counts it like any other request. */
const send = createAsyncThunk<unknown, Sent, { extra: ThunkExtra; rejectValue: FetchError }>(
  'sending/send',
  async ({ endpoint, input, options }, { extra: { api }, rejectWithValue }) => {
    try {
      return ((await api(endpoint, input, options)) as { data: unknown }).data;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return rejectWithValue(error instanceof ApiError ? error.problem : { status: 0, message });
    }
  },
);

/** The `data` of the response, or the error of the server or the network. */
export type Outcome<T> = { data: T; refusal: null } | { data: null; refusal: FetchError };
export interface SendOptions {
  headers?: Record<string, string>;
}
/** Calls an endpoint that changes something. */
export type Call = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, SendOptions>
) => Promise<Outcome<DataOf<E>>>;

/** Sends a request and returns its result; never throws. */
export function useCall(): Call {
  const dispatch = useAppDispatch();
  return useCallback(
    async <E extends EndpointDefinition>(
      endpoint: E,
      ...[input, options = {}]: InputArguments<E, SendOptions>
    ): Promise<Outcome<DataOf<E>>> => {
      const answer = await dispatch(send({ endpoint, input: input as AnyInput | undefined, options }));
      if (send.fulfilled.match(answer)) return { data: answer.payload as DataOf<E>, refusal: null };
      return { data: null, refusal: answer.payload ?? { status: 0, message: answer.error.message ?? '' } };
    },
    [dispatch],
  );
}

/** Sends a request and returns null on success, else the error. */
export type Send = <E extends EndpointDefinition>(
  endpoint: E,
  ...input: InputArguments<E, SendOptions>
) => Promise<FetchError | null>;

export function useSend(): Send {
  const call = useCall();
  return useCallback(async (endpoint, ...input) => (await call(endpoint, ...input)).refusal, [call]);
}
