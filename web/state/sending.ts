import { createAsyncThunk } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { ApiError } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { FetchError, ThunkExtra } from './create-fetch-slice.ts';

interface Sent {
  /** Below the base. */
  path: string;
  body: unknown;
}

/** Sends what a form holds; the global indicator counts it like any other request. */
const send = createAsyncThunk<unknown, Sent, { extra: ThunkExtra; rejectValue: FetchError }>(
  'sending/send',
  async ({ path, body }, { extra, rejectWithValue }) => {
    try {
      return await extra.api.post(path, body);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return rejectWithValue(error instanceof ApiError ? error.problem : { status: 0, message });
    }
  },
);

/** Sends, and answers null when it went well, else the server's refusal or what went wrong on the way. */
export function useSend(): (path: string, body: unknown) => Promise<FetchError | null> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (path, body) => {
      const answer = await dispatch(send({ path, body }));
      if (send.fulfilled.match(answer)) return null;
      return answer.payload ?? { status: 0, message: answer.error.message ?? '' };
    },
    [dispatch],
  );
}
