import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The name of a user without a stored name, per the specification; pages display it in their language. */
export const guestName = 'Guest';

/** The user slice of the specification: the stored name, else Guest. */
interface UserState {
  username: string;
  newField: string;
  isLoading: boolean;
}

/** The account in local storage at the time of hydration. */
export const recognised = createAction<string | null>('user/recognised');

/** The user has changed or signed out: data read for the previous one is cleared. */
export const userChanged = createAction('user/changed');

const nobody: UserState = { username: guestName, newField: '', isLoading: false };

export function userReducer(state = nobody, action: UnknownAction): UserState {
  return recognised.match(action) ? { ...state, username: action.payload || guestName } : state;
}
