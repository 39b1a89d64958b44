import { normalPassword, passwordProblem } from '../../contract/passwords.ts';

/** The rule: at least 8 characters, counted as the server does. */
export function isLongEnough(password: string): boolean {
  return passwordProblem(password) !== 'short';
}

/** From unacceptable to very strong. */
export const strengths = ['short', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Sequences of the keyboard or the alphabet, and repeated characters, add nothing. */
function worth(password: string): number {
  const letters = [...normalPassword(password)];
  const isNews = (letter: string, before: string | undefined) =>
    before === undefined || Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  return letters.filter((letter, index) => isNews(letter, letters[index - 1])).length;
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** An estimate while typing: mainly by length, and by variety. Only for passwords that the server accepts. */
export function strengthOf(password: string): Strength {
  if (passwordProblem(password)) return 'short';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = worth(password) + 2 * (variety - 1);
  if (score < 9) return 'fair';
  return score < 15 ? 'good' : 'strong';
}
