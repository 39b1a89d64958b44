import { isArabic } from '../../../contract/spelling.ts';

/*
 * Names that listings bear in both scripts: «Golden Sultan (السلطان الذهبي)». Each teaches what a question for one of
 * them may find besides, by whatever it is translated or transliterated. Terms are parted by spaces.
 */

/** A name in both scripts. */
export interface PairedName {
  latin: string;
  arabic: string;
}

/** Longer titles are sentences, which nobody asks for as they stand. */
export const mostWords = 5;
const leastLetters = 3;

const latin = /[a-z]/;

/** The terms of a title in their order, of the text of a search vector. */
function titleOf(vector: string): string[] {
  const title: string[] = [];
  for (const [, word = '', places = ''] of vector.matchAll(/'([^']+)':([\dA-D,]+)/g)) {
    for (const place of places.split(',')) if (place.endsWith('A')) title[Number.parseInt(place, 10)] = word;
  }
  return title.filter((term) => term !== undefined);
}

/** Terms of one script that follow each other, joined; numbers belong to those before them. */
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

/** Whether some terms may be a name that is worth knowing in both scripts. */
export const isName = (terms: readonly string[]) =>
  terms.length <= mostWords && terms.join('').length >= leastLetters && !/^\d+$/.test(terms.join(''));

/** The name that a listing bears in both scripts and in no third way; undefined where it has none. */
export function pairedNameOf(vector: string): PairedName | undefined {
  const runs = runsOf(titleOf(vector)).filter(({ terms }) => isName(terms));
  const [inLatin, inArabic] = [true, false].map((isLatin) => [
    ...new Set(runs.filter((run) => run.isLatin === isLatin).map(({ terms }) => terms.join(' '))),
  ]) as [string[], string[]];
  const [one, other] = [inLatin[0], inArabic[0]];
  if (inLatin.length !== 1 || inArabic.length !== 1 || !one || !other) return undefined;
  return { latin: one, arabic: other };
}
