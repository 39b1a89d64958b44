import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Who has no saved name, as the specification has it; pages say it in their language. */
export const guestName = 'Guest';

/** The spec's user slice: the saved name, else Guest. */
interface UserState {
  username: string;
  newField: string;
  isLoading: boolean;
}

/** The account in local storage at the time of hydration. */
export const recognised = createAction<string | null>('user/recognised');

/** Another person sits before the page, or nobody: what was read for the one before is forgotten. */
export const userChanged = createAction('user/changed');

const nobody: UserState = { username: guestName, newField: '', isLoading: false };

export function userReducer(state = nobody, action: UnknownAction): UserState {
  return recognised.match(action) ? { ...state, username: action.payload || guestName } : state;
}
