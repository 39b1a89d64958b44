import { createAction, createAsyncThunk, type UnknownAction } from '@reduxjs/toolkit';
import type {
  AnswerOf,
  DataOf as EndpointData,
  EndpointDefinition,
  InputOf,
} from '../../contract/endpoint.ts';
import { filledPath } from '../../contract/endpoint-address.ts';
import { type AnyInput, type Api, ApiError } from '../api.ts';
import { userChanged } from './user.slice.ts';

export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The error of a failed fetch: the server's response, else the message (section 4 of the specification). */
export interface FetchError {
  status: number;
  message: string;
  code?: string;
  errors?: Record<string, readonly string[]> | undefined;
  /** The retry delay in seconds. */
  retryAfter?: number;
}

/** A value read from the server, and its loading state. */
export interface Fetched<T> {
  data: T;
  status: Status;
  error: FetchError | null;
  /** The path and query of `data`: another request for the same is skipped. */
  key: string | null;
}

export interface ThunkExtra {
  api: Api;
}

export interface Resource<T> {
  /** The endpoint of the data. */
  endpoint: EndpointDefinition;
  /** Stores the whole response with `meta`, rather than its `data` only. */
  whole?: boolean;
  initial: T;
  /** Clears the data when loading begins or fails (as the specification requires for the welcome screen). */
  emptyWhilePending?: boolean;
  /** Belongs to the signed-in user: cleared when the user changes. */
  personal?: boolean;
}

interface Loudness {
  /** Does not affect the global loading indicator (the specification's flag 'false'). */
  silent?: boolean;
}

/** The argument of a thunk: the input of its endpoint, or nothing if the endpoint takes none. */
type ArgumentOf<E extends EndpointDefinition> =
  Record<string, never> extends InputOf<E> ? (InputOf<E> & Loudness) | undefined : InputOf<E> & Loudness;
type AnyArgument = (AnyInput & Loudness) | undefined;

/** Data that is `null` until it is read from an endpoint. */
export function one<E extends EndpointDefinition>(endpoint: E) {
  return { endpoint, initial: null as EndpointData<E> | null };
}
/** A list that is empty until it is read from an endpoint. */
export function many<E extends EndpointDefinition>(endpoint: E) {
  // Only for endpoints whose data is a list, which the type of an endpoint cannot express.
  return { endpoint, initial: [] as unknown as EndpointData<E> };
}
/** A whole response with `meta`: a page of a list. */
export function page<E extends EndpointDefinition>(endpoint: E) {
  return { endpoint, whole: true, initial: null as AnswerOf<E> | null };
}

/** Whether two reads are the same: path and query without empty parameters. */
export function keyOf(argument: AnyArgument, endpoint: Pick<EndpointDefinition, 'path'>): string {
  const { query = {}, params } = argument ?? {};
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return `${filledPath(endpoint, params)}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

type Resources = Record<string, Resource<unknown>>;
type DataOf<R> = R extends { initial: infer T } ? T : never;
type EndpointOf<R> = R extends { endpoint: infer E extends EndpointDefinition } ? E : never;
type StateOf<R extends Resources> = { [K in keyof R]: Fetched<DataOf<R[K]>> };

/** The metadata of a fetch action. */
interface Settling {
  meta: { arg: AnyArgument };
  payload?: unknown;
  error?: { message?: string };
}
/** The change of a field by an action, or nothing. */
type Change = (current: Fetched<unknown>, action: Settling) => Partial<Fetched<unknown>> | undefined;
type AnyThunk = Record<'pending' | 'fulfilled' | 'rejected', { type: string }>;

function changeField<S extends Record<keyof S, Fetched<unknown>>>(
  state: S,
  field: keyof S,
  changed: Partial<Fetched<unknown>>,
): S {
  return { ...state, [field]: { ...state[field], ...changed } };
}

/**
 * A slice of values read from the server: idle → loading → succeeded or failed, with an error value. Loading clears
 * the error; success stores the data; an error stores the server's response, else the message. All slices of the
 * site are created here, so that this state machine exists once.
 */
export function createFetchSlice<N extends string, R extends Resources>(name: N, resources: R) {
  type State = StateOf<R>;
  const empty = (resource: Resources[string]): Fetched<unknown> => ({
    data: resource.initial,
    status: 'idle',
    error: null,
    key: null,
  });
  const personal = Object.entries(resources).filter(([, resource]) => resource.personal);
  const emptied = Object.fromEntries(personal.map(([field, resource]) => [field, empty(resource)]));
  const initialState = Object.fromEntries(
    Object.entries(resources).map(([field, resource]) => [field, empty(resource)]),
  ) as State;

  const fetchOf = <K extends keyof R & string>(field: K) => {
    const { endpoint, whole } = resources[field] as Resources[string];
    return createAsyncThunk<
      DataOf<R[K]>,
      ArgumentOf<EndpointOf<R[K]>>,
      { extra: ThunkExtra; rejectValue: FetchError }
    >(
      `${name}/${field}`,
      async (given, { extra: { api }, rejectWithValue }) => {
        const argument = given as AnyArgument;
        try {
          // The types of the thunks already restrict the argument to the endpoint's.
          const answer = (await api(endpoint, argument)) as { data: unknown };
          return (whole ? answer : answer.data) as DataOf<R[K]>;
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
          const same = current?.key === keyOf(argument as AnyArgument, endpoint);
          return !(same && (current?.status === 'succeeded' || current?.status === 'loading'));
        },
      },
    );
  };
  const thunks = Object.fromEntries(Object.keys(resources).map((field) => [field, fetchOf(field)])) as {
    [K in keyof R & string]: ReturnType<typeof fetchOf<K>>;
  };

  /** Clears a field, so that the next request reads it again. */
  const forget = createAction<keyof R & string>(`${name}/forget`);

  const changes = new Map<string, [field: keyof R & string, change: Change]>();
  for (const [field, thunk] of Object.entries(thunks) as [keyof R & string, AnyThunk][]) {
    const { initial, emptyWhilePending, endpoint } = resources[field] as Resources[string];
    const cleared = emptyWhilePending ? { data: initial } : {};
    changes.set(thunk.pending.type, [
      field,
      (_, { meta }) => ({ status: 'loading', error: null, key: keyOf(meta.arg, endpoint), ...cleared }),
    ]);
    // A superseded response is discarded.
    const isAwaited = (current: Fetched<unknown>, { meta }: Settling) =>
      current.key === keyOf(meta.arg, endpoint);
    changes.set(thunk.fulfilled.type, [
      field,
      (current, action) =>
        isAwaited(current, action) ? { status: 'succeeded', data: action.payload } : undefined,
    ]);
    changes.set(thunk.rejected.type, [
      field,
      (current, action) => {
        if (!isAwaited(current, action)) return undefined;
        const error = action.payload ?? { status: 0, message: action.error?.message ?? '' };
        return { status: 'failed', error: error as FetchError, ...cleared };
      },
    ]);
  }

  // Without createSlice, which imports Immer: 4 of the 110 kB that a page may weigh, for three assignments.
  function reducer(state: State = initialState, action: UnknownAction): State {
    if (userChanged.match(action)) return personal.length > 0 ? { ...state, ...emptied } : state;
    if (forget.match(action)) return changeField(state, action.payload, { key: null });
    const [field, change] = changes.get(action.type) ?? [];
    // The types in `changes` are those of fetches.
    const changed = field && change?.(state[field], action as UnknownAction & Settling);
    return changed ? changeField(state, field, changed) : state;
  }
  return { slice: { reducer, actions: { forget } }, thunks };
}
