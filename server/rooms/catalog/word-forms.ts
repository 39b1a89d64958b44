import { isArabic, lightStem, looksLikeArabizi } from '../../../contract/spelling.ts';
import { regionalSpellings } from './regional-spellings.ts';
import { splitAtDigits } from './splitting.ts';
import type { Token } from './tokens.ts';
import type { WordReadings } from './word-readings.ts';

const mostForms = 10;

/**
 * Other forms of a word in the index: those with its stem, its regional spelling, and its parts if it joins
 * two words.
 */
export function formsOf(term: string, token: Token, { words, known }: WordReadings): string[][] {
  const stem = lightStem(term);
  const family =
    isArabic(term) && stem.length >= 3
      ? words
          .filter((word) => word.stem === stem && word.word !== term)
          .slice(0, mostForms)
          .map(({ word }) => [word])
      : [];
  for (const spelling of regionalSpellings(term)) if (known.has(spelling)) family.push([spelling]);
  const parts = splitAtDigits(token);
  if (parts.length > 1 && !looksLikeArabizi(token.folded)) family.push(parts);
  if (/^[ae]l./.test(term) && term.length >= 5 && known.has(term.slice(2))) {
    family.push([term.slice(0, 2), term.slice(2)]);
  }
  return family;
}
