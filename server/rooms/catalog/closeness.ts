import { isArabic } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';

/*
 * The distance of two words of one script: a weighted edit distance in which common typing and spelling errors cost
 * less than a wrong letter, which costs 1.
 */

const weakLetters = new Set('aeiouyاوي');
/** Letters that some writers interchange. */
const alike = [
  'ckqg',
  'szcx',
  'iye',
  'ou',
  'vw',
  'fv',
  'pb',
  'td',
  'jg',
  'قغجكگ',
  'تط',
  'دضذظ',
  'زذظ',
  'سصث',
  'هحخ',
  'شچ',
  'فڤ',
  'بپ',
  'اءع',
].map((letters) => new Set(letters));
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىهوزظ'];
const isBeside = (one: string, other: string) =>
  rows.some((row) => row.includes(one + other) || row.includes(other + one));

const cost = {
  doubled: 0.4,
  spelling: 0.4,
  weak: 0.5,
  alike: 0.5,
  beside: 0.7,
  swapped: 0.7,
  other: 1,
  first: 0.4,
};

const replacements = ['same', 'weak', 'alike', 'beside', 'other'] as const;
const replacementCosts = replacements.map((kind) => (kind === 'same' ? 0 : cost[kind]));

function replacementOf(one: string, other: string): (typeof replacements)[number] {
  if (one === other) return 'same';
  if (weakLetters.has(one) && weakLetters.has(other)) return 'weak';
  if (alike.some((letters) => letters.has(one) && letters.has(other))) return 'alike';
  return isBeside(one, other) ? 'beside' : 'other';
}

/** Numbers ASCII and the Arabic block from 0; other letters have no number. */
const letterCount = 0x180;
function numberOf(code: number): number {
  if (code < 0x80) return code;
  return code >= 0x600 && code < 0x700 ? code - 0x580 : -1;
}

/**
 * For each pair of numbered letters, 1 more than the index of its substitution in the list; 0 if not computed yet.
 */
const knownReplacements = new Uint8Array(letterCount * letterCount);

/** The cost of substituting a letter. A query is compared with hundreds of words, so that pairs recur. */
function replacing(one: Spelled, at: number, other: Spelled, to: number): number {
  const [from, into] = [one.numbers[at] as number, other.numbers[to] as number];
  const pair = from < 0 || into < 0 ? -1 : from * letterCount + into;
  const known = pair < 0 ? 0 : (knownReplacements[pair] as number);
  if (known > 0) return replacementCosts[known - 1] as number;
  const place = replacements.indexOf(replacementOf(one.text[at] ?? '', other.text[to] ?? ''));
  if (pair >= 0) knownReplacements[pair] = place + 1;
  return replacementCosts[place] as number;
}

/** The cost of deleting or inserting the letter at a position of a word. */
function dropping(word: string, at: number): number {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return cost.doubled;
  if (letter === 'h' && /[gkrtw]/.test(word[at - 1] ?? '')) return cost.weak;
  return weakLetters.has(letter) ? cost.weak : cost.other;
}

/** Interchangeable English spellings of the same sound: “farmacy”, “nektie”, “sykologist”. */
const soundedSpellings: [RegExp, string][] = [
  [/^ps(?=[iy])/, 's'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/c?k/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ch(?=[lr])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<![cst])h(?![aeiou])/g, ''],
];

/** A Latin word with normalized spelling of its consonants; an Arabic word is unchanged. */
function sounded(word: string): string {
  return soundedSpellings.reduce((spelled, [pattern, plain]) => spelled.replace(pattern, plain), word);
}

/** A word prepared for comparison, letter by letter. */
interface Spelled {
  text: string;
  /** The number of each letter, or -1. */
  numbers: Int16Array;
  /** The cost of deleting each letter. */
  drops: Float64Array;
}

const spelledOf = (text: string): Spelled => ({
  text,
  numbers: Int16Array.from({ length: text.length }, (_, at) => numberOf(text.charCodeAt(at))),
  drops: Float64Array.from({ length: text.length }, (_, at) => dropping(text, at)),
});

/** A word as written and, if that differs, in phonetic spelling. */
interface Compared {
  written: Spelled;
  plain: Spelled;
}

/** Queries are compared with the same words of the index repeatedly. */
const comparedOnce = memoize((word: string): Compared => {
  const written = spelledOf(word);
  // Phonetic spellings are English; Arabic words are compared as written.
  const plain = isArabic(word) ? word : sounded(word);
  return { written, plain: plain === word ? written : spelledOf(plain) };
}, 4_000);

/** The form of the word that was prepared last, as one word is compared with many in sequence. */
let last = comparedOnce('');
function ownOf(text: string): Compared {
  if (last.written.text !== text) last = comparedOnce(text);
  return last;
}

/** A tolerance for sums of the same costs in different order. */
const rounding = 1e-9;

/**
 * The lowest cost of the edits between two words, or between their phonetic spellings; a wrong first letter costs
 * more.
 * @param most computation stops above this cost: the result is any cost above it
 */
export function slipCost(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const own = ownOf(one);
  const others = comparedOnce(other);
  const written = costOfSlips(own.written, others.written, most);
  if (own.plain === own.written && others.plain === others.written) return written;
  // The phonetic distance counts only if it is lower by the cost of respelling.
  const left = Math.min(written, most) - cost.spelling + rounding;
  return left < 0 ? written : Math.min(written, cost.spelling + costOfSlips(own.plain, others.plain, left));
}

/** The last three rows of the cost matrix, by row modulo 3; reused, as the computation is synchronous. */
let costRows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const;
const leastDrop = Math.min(cost.doubled, cost.weak, cost.other);

function costOfSlips(one: Spelled, other: Spelled, most: number): number {
  const [length, width] = [one.text.length, other.text.length];
  const first = one.text[0] === other.text[0] ? 0 : cost.first;
  const bearable = most - first + rounding;
  // Positions that are this far apart require insertions or deletions, each of which has a cost.
  const reach = Math.floor(bearable / leastDrop);
  if (Math.abs(length - width) > reach) return Number.POSITIVE_INFINITY;
  if (width + 2 > costRows[0].length) {
    costRows = [new Float64Array(width * 2), new Float64Array(width * 2), new Float64Array(width * 2)];
  }
  let [twoAbove, above, row] = costRows;
  above[0] = 0;
  const firstEnd = Math.min(width, reach);
  for (let to = 1; to <= firstEnd; to++)
    above[to] = (above[to - 1] as number) + (other.drops[to - 1] as number);
  above[firstEnd + 1] = Number.POSITIVE_INFINITY;
  /** The minimum of the previous row: if both this row and the next one exceed the limit, so does the result. */
  let leastBefore = 0;
  for (let at = 1; at <= length; at++) {
    const dropped = one.drops[at - 1] as number;
    const from = Math.max(1, at - reach);
    const end = Math.min(width, at + reach);
    let before = from === 1 ? (above[0] as number) + dropped : Number.POSITIVE_INFINITY;
    row[from - 1] = before;
    let leastOfRow = before;
    for (let to = from; to <= end; to++) {
      let least = (above[to - 1] as number) + replacing(one, at - 1, other, to - 1);
      const left = (above[to] as number) + dropped;
      if (left < least) least = left;
      const put = before + (other.drops[to - 1] as number);
      if (put < least) least = put;
      if (
        at > 1 &&
        to > 1 &&
        one.text.charCodeAt(at - 1) === other.text.charCodeAt(to - 2) &&
        one.text.charCodeAt(at - 2) === other.text.charCodeAt(to - 1)
      ) {
        least = Math.min(least, (twoAbove[to - 2] as number) + cost.swapped);
      }
      row[to] = least;
      before = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    row[end + 1] = Number.POSITIVE_INFINITY;
    if (leastOfRow > bearable && leastBefore > bearable) return Number.POSITIVE_INFINITY;
    leastBefore = leastOfRow;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return (above[width] as number) + first;
}

/**
 * The maximum distance at which words of a length are considered misspellings of each other: one edit, or two in a
 * long word.
 */
export function bearableCost(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1.1;
  return length < 9 ? 1.7 : 2;
}
