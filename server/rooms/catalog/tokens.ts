import { fold, termOf } from '../../../contract/search.ts';

/** A word of a question. */
export interface Token {
  /** As the person wrote it. */
  text: string;
  folded: string;
  term: string;
}

const mostTokens = 12;
const longestWord = 60;

/** The words of a question, at most 12 of them. */
export function tokensOf(text: string): Token[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}\u0640'’‘`´]*/gu) ?? [];
  return words.slice(0, mostTokens).flatMap((word) => {
    const folded = fold(word).slice(0, longestWord);
    const term = termOf(folded);
    return /[\p{L}\p{N}]/u.test(term) ? [{ text: word, folded, term }] : [];
  });
}
