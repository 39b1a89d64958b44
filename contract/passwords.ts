import { limits } from './limits.ts';
import { westernDigits } from './search.ts';

/* The password rules, shared by form and server. */

/** The normal form of a password, independent of the keyboard: composed, with Western digits. */
export const normalPassword = (password: string): string => westernDigits(password.normalize('NFKC'));

/** Why a password is rejected, regardless of common passwords; null if it is not. */
export function passwordProblem(password: string): 'short' | 'blank' | 'long' | null {
  const { length } = normalPassword(password);
  if (length < limits.password.min) return 'short';
  if (length > limits.password.max) return 'long';
  // Spaces and invisible characters.
  return /[^\s\p{C}\p{Z}]/u.test(password) ? null : 'blank';
}

/** As spelled in the list of common passwords: case is ignored. */
export const listedPassword = (password: string): string => normalPassword(password).toLowerCase();
