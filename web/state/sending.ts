import { createAsyncThunk } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { DataOf, EndpointDefinition, InputArguments, InputOf } from '../../contract/endpoint.ts';
import { type AnyInput, ApiError, filledPath } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { FetchError, ThunkExtra } from './create-fetch-slice.ts';

type Method = 'post' | 'put' | 'delete';

interface Sent {
  method: Method;
  /** Below the base. */
  path: string;
  body: unknown;
  headers?: Record<string, string> | undefined;
}

/** Sends what a form holds; the global indicator counts it like any other request. */
const send = createAsyncThunk<unknown, Sent, { extra: ThunkExtra; rejectValue: FetchError }>(
  'sending/send',
  async ({ method, path, body, headers }, { extra: { api }, rejectWithValue }) => {
    try {
      return (await api.byPath<{ data: unknown }>(path, { method, body }, { headers })).data;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return rejectWithValue(error instanceof ApiError ? error.problem : { status: 0, message });
    }
  },
);

/** The `data` of the answer, or the server's refusal or what went wrong on the way. */
export type Outcome<T> = { data: T; refusal: null } | { data: null; refusal: FetchError };
export interface SendOptions {
  headers?: Record<string, string>;
}
export interface Call {
  /** Calls an endpoint that changes something. */
  <E extends EndpointDefinition>(
    endpoint: E,
    ...input: InputArguments<E, SendOptions>
  ): Promise<Outcome<DataOf<E>>>;
  <T>(path: string, body?: unknown, method?: Method, headers?: Record<string, string>): Promise<Outcome<T>>;
}

/** The parts of a request, however a caller named it. */
function partsOf(what: EndpointDefinition | string, given: unknown, more: unknown, last: unknown): Sent {
  if (typeof what === 'string') {
    const method = (more as Method | undefined) ?? 'post';
    return { path: what, body: given, method, headers: last as Sent['headers'] };
  }
  const { params, body = {} } = (given ?? {}) as AnyInput;
  const { headers } = (more ?? {}) as SendOptions;
  return { path: filledPath(what, params), body, method: what.method as Method, headers };
}

/** Sends, and answers how it went; it never throws. */
export function useCall(): Call {
  const dispatch = useAppDispatch();
  return useCallback(
    async <T>(
      what: EndpointDefinition | string,
      given?: unknown,
      more?: unknown,
      last?: unknown,
    ): Promise<Outcome<T>> => {
      const { path, body, method, headers } = partsOf(what, given, more, last);
      const answer = await dispatch(send({ path, body, method, headers }));
      if (send.fulfilled.match(answer)) return { data: answer.payload as T, refusal: null };
      return { data: null, refusal: answer.payload ?? { status: 0, message: answer.error.message ?? '' } };
    },
    [dispatch],
  );
}

interface Send {
  <E extends EndpointDefinition>(endpoint: E, input: InputOf<E>): Promise<FetchError | null>;
  (path: string, body: unknown): Promise<FetchError | null>;
}

/** Sends, and answers null when it went well, else the refusal. */
export function useSend(): Send {
  const call = useCall();
  return useCallback(
    async (what: EndpointDefinition | string, given: unknown) => (await call(what as string, given)).refusal,
    [call],
  );
}
