import { limits } from './limits.ts';
import { westernDigits } from './search.ts';

/* The rule for passwords, which the form and the server share. */

/** One form for one password, on whichever keyboard it is typed: composed, with Western digits. */
export const normalPassword = (password: string): string => westernDigits(password.normalize('NFKC'));

/** What keeps a password from being chosen, whatever others choose; null where nothing does. */
export function passwordProblem(password: string): 'short' | 'blank' | 'long' | null {
  const { length } = normalPassword(password);
  if (length < limits.password.min) return 'short';
  if (length > limits.password.max) return 'long';
  // Spaces and what nobody can see.
  return /[^\s\p{C}\p{Z}]/u.test(password) ? null : 'blank';
}

/** As the list of the commonest passwords spells it: capitals do not make it another. */
export const listedPassword = (password: string): string => normalPassword(password).toLowerCase();
