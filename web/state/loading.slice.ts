import {
  createAction,
  isAsyncThunkAction,
  isPending,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';

const started = createAction('loading/started');
const ended = createAction('loading/ended');

/** Counts a request that no slice makes, from its start to its end, however it ends. */
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

/** The global loading counter: up when a request starts, down (never below 0) when it ends or fails. */
export function loadingReducer(state = { count: 0 }, action: UnknownAction): { count: number } {
  if (started.match(action)) return { count: state.count + 1 };
  if (ended.match(action)) return { count: Math.max(0, state.count - 1) };
  return state;
}

/** Counts every fetch of every slice, but those that were asked for silently. */
export const loadingCounter: Middleware = (store) => (next) => (action) => {
  const answer = next(action);
  if (isAsyncThunkAction(action)) {
    const { meta } = action as { meta: { arg?: { silent?: boolean } } };
    if (!meta.arg?.silent) store.dispatch(isPending(action) ? started() : ended());
  }
  return answer;
};
