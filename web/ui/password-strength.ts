import { normalPassword, passwordProblem } from '../../contract/passwords.ts';

/** The rule: at least 8 characters, counted as the server does. */
export function isLongEnough(password: string): boolean {
  return passwordProblem(password) !== 'short';
}

/** From what is no password to what nobody guesses. */
export const strengths = ['short', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Characters that follow each other on the keyboard or in the alphabet, or repeat, add nothing. */
function worth(password: string): number {
  const letters = [...normalPassword(password)];
  const isNews = (letter: string, before: string | undefined) =>
    before === undefined || Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  return letters.filter((letter, index) => isNews(letter, letters[index - 1])).length;
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A hint while somebody types: length counts most, variety some. Only of what the server takes. */
export function strengthOf(password: string): Strength {
  if (passwordProblem(password)) return 'short';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = worth(password) + 2 * (variety - 1);
  if (score < 9) return 'fair';
  return score < 15 ? 'good' : 'strong';
}
