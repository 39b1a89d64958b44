import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The spec's user slice: the saved name, else nobody (the page says Guest or its Arabic word). */
const user = createSlice({
  name: 'user',
  initialState: { username: null as string | null, newField: '', isLoading: false },
  reducers: {
    /** What local storage knew of the person when the page came alive. */
    recognised: (state, { payload }: PayloadAction<string | null>) => {
      state.username = payload;
    },
  },
});
export const userReducer = user.reducer;
export const { recognised } = user.actions;
