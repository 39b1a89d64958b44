import { createSlice, isAsyncThunkAction, isPending, type Middleware } from '@reduxjs/toolkit';

/** The global loading counter: up when a request starts, down (never below 0) when it ends or fails. */
const loading = createSlice({
  name: 'loading',
  initialState: { count: 0 },
  reducers: {
    started: (state) => {
      state.count += 1;
    },
    ended: (state) => {
      state.count = Math.max(0, state.count - 1);
    },
  },
});
export const loadingReducer = loading.reducer;

/** Counts every fetch of every slice, but those that were asked for silently. */
export const loadingCounter: Middleware = (store) => (next) => (action) => {
  const answer = next(action);
  if (isAsyncThunkAction(action)) {
    const { meta } = action as { meta: { arg?: { silent?: boolean } } };
    if (!meta.arg?.silent) {
      store.dispatch(isPending(action) ? loading.actions.started() : loading.actions.ended());
    }
  }
  return answer;
};
