import { fold, termOf } from '../../../contract/search.ts';

/** A word of a query. */
export interface Token {
  /** As the user wrote it. */
  text: string;
  folded: string;
  term: string;
}

const mostTokens = 12;
const longestWord = 60;

const singleLetter = /^(?:\p{Script=Latin}|\p{Script=Arabic})$/u;

/** A single letter or digit. In scripts that write whole words with one character, there are none. */
export function isSingle(term: string): boolean {
  return singleLetter.test(term) || /^\d$/.test(term);
}

/**
 * The number of consecutive single letters from a position: “a/b”, “L.L.C.”, «ب ج». Digits are separate numbers.
 * @returns 0 if there are fewer than two
 */
export function letterRunAt(tokens: readonly Token[], at: number): number {
  let end = at;
  while (singleLetter.test(tokens[end]?.term ?? '')) end++;
  return end - at > 1 ? end - at : 0;
}

const apostrophes = "['’‘`´]";
/** A digit for an Arabic letter, and the apostrophe for its dot: “7'ebz” is خبز. */
const dotted = new RegExp(`(?<![\\d])([3679])${apostrophes}`, 'g');
const dottedLetters: Record<string, string> = { 3: 'gh', 6: 'z', 7: 'kh', 9: 'dh' };

/** Converts dotted digits to letters; a text without two other letters is a number: “6's”. */
function withoutDots(word: string): string {
  if (!/[a-z].*[a-z]/i.test(word)) return word;
  return word.replace(dotted, (_pair, digit: string) => dottedLetters[digit] ?? digit);
}

/** The words of a query, at most 12. */
export function tokensOf(text: string): Token[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}\u0640'’‘`´]*/gu) ?? [];
  return words.slice(0, mostTokens).flatMap((word) => {
    const folded = fold(withoutDots(word)).slice(0, longestWord);
    const term = termOf(folded);
    return /[\p{L}\p{N}]/u.test(term) ? [{ text: word, folded, term }] : [];
  });
}
