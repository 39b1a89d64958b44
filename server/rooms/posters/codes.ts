import { randomInt } from 'node:crypto';

/**
 * No vowels, so that no code is a word, and no characters that are easily confused: 0 and o, 1 and l, 5 and s, vv
 * and w.
 */
const alphabet = '2346789cdfhjknprtvx';
const codeLength = 8;

/** One of about 17 billion codes: guessing finds one of a million addresses in 17,000 attempts. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

const written = new RegExp(`^[${alphabet}]{${codeLength}}$`);

/** The code that was scanned or typed, in either case; undefined if it cannot be a code. */
export function codeOf(typed: string): string | undefined {
  const code = typed.toLowerCase();
  return written.test(code) ? code : undefined;
}
