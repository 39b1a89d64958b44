import { createAsyncThunk, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { type Api, ApiError, type QueryValue } from '../api.ts';

export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** What a failed fetch keeps: the server's answer, else the message (the spec's section 4). */
export interface FetchError {
  status: number;
  message: string;
  code?: string;
  errors?: Record<string, string[]> | undefined;
}

/** One thing that is read from the server, and how far that is. */
export interface Fetched<T> {
  data: T;
  status: Status;
  error: FetchError | null;
  /** The path and query that `data` answers: a second wish for the same is already fulfilled. */
  key: string | null;
}

export interface ThunkExtra {
  api: Api;
}

export interface Resource<T> {
  initial: T;
  /** Empties the data when a reading begins or fails (the spec has it so for the welcome screen). */
  emptyWhilePending?: boolean;
}

export interface FetchArgument {
  path: string;
  query?: Record<string, QueryValue>;
  /** Do not move the global loading indicator (the spec's flag 'false'). */
  silent?: boolean;
  /** Takes the whole envelope, `meta` included, and not its `data` only. */
  whole?: boolean;
}

export function keyOf({ path, query = {} }: FetchArgument): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

type Resources = Record<string, Resource<unknown>>;
type DataOf<R> = R extends Resource<infer T> ? T : never;
type StateOf<R extends Resources> = { [K in keyof R]: Fetched<DataOf<R[K]>> };

/**
 * A slice of things read from the server: idle → loading → succeeded or failed, an error value beside.
 * Loading clears the error; success stores the data; failure stores the server's answer, else the
 * message. Every slice of the site is made here, so that this machine is written once.
 */
export function createFetchSlice<N extends string, R extends Resources>(name: N, resources: R) {
  type State = StateOf<R>;
  const empty = (resource: Resource<unknown>): Fetched<unknown> => ({
    data: resource.initial,
    status: 'idle',
    error: null,
    key: null,
  });
  const initialState = Object.fromEntries(
    Object.entries(resources).map(([field, resource]) => [field, empty(resource)]),
  ) as State;

  const fetchOf = <K extends keyof R & string>(field: K) =>
    createAsyncThunk<DataOf<R[K]>, FetchArgument, { extra: ThunkExtra; rejectValue: FetchError }>(
      `${name}/${field}`,
      async (argument, { extra, rejectWithValue }) => {
        try {
          const answer = await extra.api.get<{ data: DataOf<R[K]> }>(argument.path, argument.query);
          return argument.whole ? (answer as unknown as DataOf<R[K]>) : answer.data;
        } catch (error) {
          if (error instanceof ApiError) return rejectWithValue(error.problem);
          return rejectWithValue({
            status: 0,
            message: error instanceof Error ? error.message : String(error),
          });
        }
      },
      {
        condition: (argument, { getState }) => {
          const current = (getState() as Record<string, State>)[name]?.[field];
          const same = current?.key === keyOf(argument);
          return !(same && (current?.status === 'succeeded' || current?.status === 'loading'));
        },
      },
    );
  const thunks = Object.fromEntries(Object.keys(resources).map((field) => [field, fetchOf(field)])) as {
    [K in keyof R & string]: ReturnType<typeof fetchOf<K>>;
  };

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      /** Forgets what was read of a field, so that the next wish reads it anew. */
      forget(state, { payload }: PayloadAction<keyof R & string>) {
        const field = (state as Record<string, Fetched<unknown>>)[payload];
        if (field) field.key = null;
      },
    },
    extraReducers: (builder) => {
      for (const [field, thunk] of Object.entries(thunks)) {
        const resource = resources[field] as Resource<unknown>;
        const of = (state: Draft<State>) =>
          (state as Record<string, Fetched<unknown>>)[field] as Fetched<unknown>;
        builder
          .addCase(thunk.pending, (state, { meta }) => {
            const current = of(state);
            current.status = 'loading';
            current.error = null;
            current.key = keyOf(meta.arg);
            if (resource.emptyWhilePending) current.data = resource.initial;
          })
          .addCase(thunk.fulfilled, (state, { payload, meta }) => {
            const current = of(state);
            // An answer that was overtaken by another wish is not what the page shows any more.
            if (current.key !== keyOf(meta.arg)) return;
            current.status = 'succeeded';
            current.data = payload;
          })
          .addCase(thunk.rejected, (state, { payload, error, meta }) => {
            const current = of(state);
            if (current.key !== keyOf(meta.arg)) return;
            current.status = 'failed';
            current.error = payload ?? { status: 0, message: error.message ?? '' };
            if (resource.emptyWhilePending) current.data = resource.initial;
          });
      }
    },
  });
  return { slice, thunks };
}
