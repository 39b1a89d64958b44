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

/** What a failed fetch keeps: the server's answer, else the message (the spec's section 4). */
export interface FetchError {
  status: number;
  message: string;
  code?: string;
  errors?: Record<string, string[]> | undefined;
  /** Seconds after which to come back. */
  retryAfter?: number;
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
  /** What the data is read from. */
  endpoint: EndpointDefinition;
  /** Stores the whole answer, `meta` included, and not its `data` only. */
  whole?: boolean;
  initial: T;
  /** Empties the data when a reading begins or fails (the spec has it so for the welcome screen). */
  emptyWhilePending?: boolean;
  /** Belongs to whoever is signed in: forgotten as soon as somebody else is, or nobody. */
  personal?: boolean;
}

interface Loudness {
  /** Do not move the global loading indicator (the spec's flag 'false'). */
  silent?: boolean;
}

/** What a thunk is dispatched with: the input of its endpoint, or nothing where the endpoint takes nothing. */
type ArgumentOf<E extends EndpointDefinition> =
  Record<string, never> extends InputOf<E> ? (InputOf<E> & Loudness) | undefined : InputOf<E> & Loudness;
type AnyArgument = (AnyInput & Loudness) | undefined;

/** Data that is `null` until it is read from an endpoint. */
export function one<E extends EndpointDefinition>(endpoint: E) {
  return { endpoint, initial: null as EndpointData<E> | null };
}
/** A list that is empty until it is read from an endpoint. */
export function many<E extends EndpointDefinition>(endpoint: E) {
  // Only endpoints whose data are a list come here, which the type of an endpoint cannot say.
  return { endpoint, initial: [] as unknown as EndpointData<E> };
}
/** A whole answer, `meta` included: a page of a list. */
export function page<E extends EndpointDefinition>(endpoint: E) {
  return { endpoint, whole: true, initial: null as AnswerOf<E> | null };
}

/** Reports whether two reads are for the same: the path and the query without what is empty. */
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

/** What an action of a fetch carries. */
interface Settling {
  meta: { arg: AnyArgument };
  payload?: unknown;
  error?: { message?: string };
}
/** What an action changes of one thing, or nothing. */
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
 * A slice of things read from the server: idle → loading → succeeded or failed, an error value beside.
 * Loading clears the error; success stores the data; failure stores the server's answer, else the
 * message. Every slice of the site is made here, so that this machine is written once.
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
          // The types of the thunks held the argument to the endpoint already.
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

  /** Forgets what was read of a field, so that the next wish reads it anew. */
  const forget = createAction<keyof R & string>(`${name}/forget`);

  const changes = new Map<string, [field: keyof R & string, change: Change]>();
  for (const [field, thunk] of Object.entries(thunks) as [keyof R & string, AnyThunk][]) {
    const { initial, emptyWhilePending, endpoint } = resources[field] as Resources[string];
    const cleared = emptyWhilePending ? { data: initial } : {};
    changes.set(thunk.pending.type, [
      field,
      (_, { meta }) => ({ status: 'loading', error: null, key: keyOf(meta.arg, endpoint), ...cleared }),
    ]);
    // An answer that was overtaken by another wish is not what the page shows any more.
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

  // By hand and not by createSlice: that brings Immer, 4 of the 110 kB that a page may weigh, for three assignments.
  function reducer(state: State = initialState, action: UnknownAction): State {
    if (userChanged.match(action)) return personal.length > 0 ? { ...state, ...emptied } : state;
    if (forget.match(action)) return changeField(state, action.payload, { key: null });
    const [field, change] = changes.get(action.type) ?? [];
    // Changes are stored by the type of their action.
    const changed = field && change?.(state[field], action as unknown as Settling);
    return changed ? changeField(state, field, changed) : state;
  }
  return { slice: { reducer, actions: { forget } }, thunks };
}
