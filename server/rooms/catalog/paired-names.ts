import { isArabic } from '../../../contract/spelling.ts';

/*
 * Names that listings have in both scripts: “Golden Sultan (السلطان الذهبي)”. Queries for one of them also match
 * the other, whether it is translated or transliterated. Terms are separated by spaces.
 */

/** A name in both scripts. */
export interface PairedName {
  latin: string;
  arabic: string;
}

/** Longer titles are sentences, which are not searched for verbatim. */
export const mostWords = 5;
const leastLetters = 3;

const latin = /[a-z]/;

/** The terms of a title in order, from the text of a search vector. */
function titleOf(vector: string): string[] {
  const title: string[] = [];
  for (const [, word = '', places = ''] of vector.matchAll(/'([^']+)':([\dA-D,]+)/g)) {
    for (const place of places.split(',')) if (place.endsWith('A')) title[Number.parseInt(place, 10)] = word;
  }
  return title.filter((term) => term !== undefined);
}

/** Consecutive terms of one script, joined; numbers belong to the terms before them. */
function runsOf(title: readonly string[]): { isLatin: boolean; terms: string[] }[] {
  const runs: { isLatin: boolean; terms: string[] }[] = [];
  for (const term of title) {
    const last = runs.at(-1);
    const isNumber = /^\d+$/.test(term);
    if (!isNumber && !isArabic(term) && !latin.test(term)) return [];
    const isLatin = isNumber ? (last?.isLatin ?? true) : latin.test(term);
    if (last?.isLatin === isLatin) last.terms.push(term);
    else runs.push({ isLatin, terms: [term] });
  }
  return runs;
}

/** Whether some terms may form a name to be paired across scripts. */
export const isName = (terms: readonly string[]) =>
  terms.length <= mostWords && terms.join('').length >= leastLetters && !/^\d+$/.test(terms.join(''));

/** The name that a listing has in both scripts but no third form; undefined if it has none. */
export function pairedNameOf(vector: string): PairedName | undefined {
  const runs = runsOf(titleOf(vector)).filter(({ terms }) => isName(terms));
  const [inLatin, inArabic] = [true, false].map((isLatin) => [
    ...new Set(runs.filter((run) => run.isLatin === isLatin).map(({ terms }) => terms.join(' '))),
  ]) as [string[], string[]];
  const [one, other] = [inLatin[0], inArabic[0]];
  if (inLatin.length !== 1 || inArabic.length !== 1 || !one || !other) return undefined;
  return { latin: one, arabic: other };
}
