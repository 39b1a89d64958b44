import { isArabic, withoutLatinArticle } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { correspondences } from './correspondences.ts';
import { createHearing, parseCorrespondences } from './hearing.ts';
import type { Token } from './tokens.ts';

/*
 * The certainty that words of different scripts are the same, by sound: from the evidence of `hearing.ts` for the
 * spellings of a word that writers and dialects have in common.
 */

const hearing = createHearing(parseCorrespondences(correspondences));

/**
 * The minimum evidence for the same sound, in bits: in total, and per letter of both words. The more listings have
 * the word as written, the more is needed.
 */
const leastEvidence = [
  { listings: 0, whole: 2, letter: 0.25 },
  { listings: 4, whole: 8, letter: 0.6 },
  { listings: 25, whole: 9, letter: 0.8 },
];

/** The certainty of a word that sounds similar, by its evidence per letter, in bits. */
export const phoneticShare = { least: 0.45, perBit: 0.4 };

/** The certainty that two words of different scripts are the same, and the evidence for it. */
interface Evidence {
  /** 0 below the minimum evidence. */
  certainty: number;
  bits: number;
}

export const noEvidence: Evidence = { certainty: 0, bits: 0 };

/**
 * A word as it sounds at its end: a tāʾ marbūṭa before another name (وردة is “wardat”), and “-tion”, which Arabic writes
 * as شن.
 */
function otherEndings(word: string): string[] {
  const others = isArabic(word)
    ? [word.replace(/ه$/, 'ت')]
    : [word.replace(/(?:ss|s|t)ion/, 'shn'), word.replace(/[ae]t$/, 'a')];
  return others.filter((other) => other !== word);
}

/** Queries are compared with the same words of the index repeatedly. */
const withAndWithoutArticle = memoize(
  (word: string) => [
    ...new Set([word, ...withoutLatinArticle(word), ...otherEndings(word)].filter((one) => one !== '')),
  ],
  3_000,
);

/** The certainty that two words of different scripts are the same, by sound. */
export function phoneticEvidence(spellings: readonly string[], word: string, own: number): Evidence {
  const least = leastEvidence.findLast(({ listings }) => own >= listings) as (typeof leastEvidence)[number];
  const others = withAndWithoutArticle(word);
  let best: Evidence = noEvidence;
  for (const spelling of spellings) {
    for (const other of others) {
      const [latin, arabic] = isArabic(spelling) ? [other, spelling] : [spelling, other];
      const whole = hearing.evidenceOf(latin, arabic);
      const letter = whole / (latin.length + arabic.length);
      if (whole < least.whole || letter < least.letter) continue;
      // If something has a word, the word means that first.
      const most = own > 0 ? 0.8 : 0.9;
      const certainty = Math.min(most, phoneticShare.least + phoneticShare.perBit * letter);
      best = { certainty: Math.max(best.certainty, certainty), bits: Math.max(best.bits, whole) };
    }
  }
  return best;
}

/**
 * The certainty that two words of different scripts are the same, by sound; 0 below the minimum evidence.
 * @param own the number of listings that have the word as written
 */
export const phoneticCertainty = (spellings: readonly string[], word: string, own: number) =>
  phoneticEvidence(spellings, word, own).certainty;

/** The spellings of a word that are compared with the other script. */
export function spellingsOf({ term, folded }: Token): string[] {
  const spellings = [term, folded, ...(isArabic(folded) ? [] : withoutLatinArticle(folded))];
  if (!isArabic(folded)) spellings.push(folded.replace(/(.)\1+/g, '$1'));
  // The index has Starbucks without its last letter, which is stemmed as a plural.
  if (/.{4}[سز]$/.test(term)) spellings.push(term.slice(0, -1));
  return [...new Set([...spellings, ...spellings.flatMap(otherEndings)])];
}

/** Letters and digits for different Arabic letters by dialect and writer: ج is “g” in Cairo, ق in the Gulf. */
const dialectLetters: [RegExp, string][] = [
  [/g(?!h)/g, 'j'],
  [/g(?!h)/g, 'q'],
  [/k(?!h)/g, 'q'],
  [/8/g, 'gh'],
  [/8/g, 'q'],
  [/2/g, 'q'],
  [/2/g, ''],
  // The last letter of مقهى and مستشفى.
  [/a$/, 'i'],
];
const mostDialectSpellings = 12;
/** The loss of certainty for a dialect's letter. */
export const dialectShare = 0.97;

/**
 * Latin spellings with one or two of these letters replaced. Only words of concepts are compared with this many.
 */
export function dialectSpellings(spellings: readonly string[]): string[] {
  const found = new Set<string>();
  const replaceOne = (spelling: string) =>
    dialectLetters.flatMap(([written, letter]) => {
      const other = spelling.replace(written, letter);
      return other === spelling || other.length < 3 ? [] : [other];
    });
  for (const spelling of spellings) {
    if (isArabic(spelling)) continue;
    for (const once of replaceOne(spelling)) {
      found.add(once);
      for (const twice of replaceOne(once)) found.add(twice);
    }
  }
  return [...found].slice(0, mostDialectSpellings);
}
