import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The spec's user slice: the saved name, else nobody (the page says Guest or its Arabic word). */
interface UserState {
  username: string | null;
  newField: string;
  isLoading: boolean;
}

/** What local storage knew of the person when the page came alive. */
export const recognised = createAction<string | null>('user/recognised');

/** Another person sits before the page, or nobody: what was read for the one before is forgotten. */
export const personChanged = createAction('user/changed');

const nobody: UserState = { username: null, newField: '', isLoading: false };

export function userReducer(state = nobody, action: UnknownAction): UserState {
  return recognised.match(action) ? { ...state, username: action.payload } : state;
}
