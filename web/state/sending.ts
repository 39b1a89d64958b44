import { createAsyncThunk } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { ApiError } from '../api.ts';
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
      const sent =
        method === 'post'
          ? api.post<{ data: unknown }>(path, body, false, headers)
          : api[method]<{ data: unknown }>(path, body, headers);
      return (await sent).data;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return rejectWithValue(error instanceof ApiError ? error.problem : { status: 0, message });
    }
  },
);

/** The `data` of the answer, or the server's refusal or what went wrong on the way. */
export type Outcome<T> = { data: T; refusal: null } | { data: null; refusal: FetchError };
export type Call = <T>(
  path: string,
  body?: unknown,
  method?: Method,
  headers?: Record<string, string>,
) => Promise<Outcome<T>>;

/** Sends, and answers how it went; it never throws. */
export function useCall(): Call {
  const dispatch = useAppDispatch();
  return useCallback(
    async <T>(
      path: string,
      body?: unknown,
      method: Method = 'post',
      headers?: Record<string, string>,
    ): Promise<Outcome<T>> => {
      const answer = await dispatch(send({ path, body, method, headers }));
      if (send.fulfilled.match(answer)) return { data: answer.payload as T, refusal: null };
      return { data: null, refusal: answer.payload ?? { status: 0, message: answer.error.message ?? '' } };
    },
    [dispatch],
  );
}

/** Sends, and answers null when it went well, else the refusal. */
export function useSend(): (path: string, body: unknown) => Promise<FetchError | null> {
  const call = useCall();
  return useCallback(async (path, body) => (await call(path, body)).refusal, [call]);
}
