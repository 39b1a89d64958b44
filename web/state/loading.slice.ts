import {
  createAction,
  isAsyncThunkAction,
  isPending,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';

const started = createAction('loading/started');
const ended = createAction('loading/ended');

/** Counts a request outside of slices, from start to end, whatever its result. */
export async function counted<T>(
  dispatch: (action: UnknownAction) => unknown,
  request: Promise<T>,
): Promise<T> {
  dispatch(started());
  try {
    return await request;
  } finally {
    dispatch(ended());
  }
}

/**
 * The global loading counter: incremented when a request starts, decremented (never below 0) when it ends or fails.
 */
export function loadingReducer(state = { count: 0 }, action: UnknownAction): { count: number } {
  if (started.match(action)) return { count: state.count + 1 };
  if (ended.match(action)) return { count: Math.max(0, state.count - 1) };
  return state;
}

/** Counts every fetch of every slice, except silent ones. */
export const loadingCounter: Middleware = (store) => (next) => (action) => {
  const answer = next(action);
  if (isAsyncThunkAction(action)) {
    const { meta } = action as { meta: { arg?: { silent?: boolean } } };
    if (!meta.arg?.silent) store.dispatch(isPending(action) ? started() : ended());
  }
  return answer;
};
