import { isArabic } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';

/*
 * How much parts two words of one script: the cost of turning one into the other, in which what fingers and spellers
 * often do costs less than a wrong letter, which costs 1.
 */

const weakLetters = new Set('aeiouyاوي');
/** Letters that some writers put for each other. */
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

/** ASCII and the Arabic block are numbered from 0; other letters have no number. */
const letterCount = 0x180;
function numberOf(code: number): number {
  if (code < 0x80) return code;
  return code >= 0x600 && code < 0x700 ? code - 0x580 : -1;
}

/** For each pair of numbered letters 1 more than the place of its replacement in the list; 0 where nobody needed it yet. */
const knownReplacements = new Uint8Array(letterCount * letterCount);

/** What it costs to write one letter for another. A question is compared with hundreds of words, so that pairs recur. */
function replacing(one: string, at: number, other: string, to: number): number {
  const [from, into] = [numberOf(one.charCodeAt(at)), numberOf(other.charCodeAt(to))];
  const pair = from < 0 || into < 0 ? -1 : from * letterCount + into;
  const known = pair < 0 ? 0 : (knownReplacements[pair] as number);
  if (known > 0) return replacementCosts[known - 1] as number;
  const place = replacements.indexOf(replacementOf(one[at] ?? '', other[to] ?? ''));
  if (pair >= 0) knownReplacements[pair] = place + 1;
  return replacementCosts[place] as number;
}

/** Leaving out, or putting in, the letter at a place of a word. */
function dropping(word: string, at: number): number {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return cost.doubled;
  return weakLetters.has(letter) ? cost.weak : cost.other;
}

/** English spellings of the same sound, of which people write one for the other: «farmacy», «nektie», «sykologist». */
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

/** A Latin word in one spelling of its consonants; an Arabic one as it is. */
function sounded(word: string): string {
  return soundedSpellings.reduce((spelled, [pattern, plain]) => spelled.replace(pattern, plain), word);
}

/** Questions are compared with the same words of the index again and again. */
const latinOnce = memoize(sounded, 10_000);

/** The spellings are those of English: an Arabic word sounds as it is written. */
const soundedOnce = (word: string) => (isArabic(word) ? word : latinOnce(word));

/**
 * The least cost of the slips that part two words, or of those that part what they sound like; that of a wrong first
 * letter is higher.
 * @param most what costs more is not worked out: the answer is any cost above it
 */
export function slipCost(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const [plainOne, plainOther] = [soundedOnce(one), soundedOnce(other)];
  const written = costOfSlips(one, other, most);
  if (plainOne === one && plainOther === other) return written;
  return Math.min(written, cost.spelling + costOfSlips(plainOne, plainOther, most));
}

function costOfSlips(one: string, other: string, most: number): number {
  const width = other.length + 1;
  const drops = Float64Array.from({ length: other.length }, (_, at) => dropping(other, at));
  const best = new Float64Array((one.length + 1) * width);
  for (let at = 1; at <= one.length; at++)
    best[at * width] = (best[(at - 1) * width] as number) + dropping(one, at - 1);
  for (let to = 1; to < width; to++) best[to] = (best[to - 1] as number) + (drops[to - 1] as number);
  /** The least of the row before: what both this and the next one exceed, the last one exceeds, too. */
  let leastBefore = 0;
  for (let at = 1; at <= one.length; at++) {
    const dropped = dropping(one, at - 1);
    let leastOfRow = best[at * width] as number;
    for (let to = 1; to < width; to++) {
      const above = (at - 1) * width + to;
      let least = Math.min(
        (best[above - 1] as number) + replacing(one, at - 1, other, to - 1),
        (best[above] as number) + dropped,
        (best[above + width - 1] as number) + (drops[to - 1] as number),
      );
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]) {
        least = Math.min(least, (best[(at - 2) * width + to - 2] as number) + cost.swapped);
      }
      best[at * width + to] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    if (leastOfRow > most && leastBefore > most) return leastOfRow;
    leastBefore = leastOfRow;
  }
  return (best[best.length - 1] as number) + (one[0] === other[0] ? 0 : cost.first);
}

/** The cost that words of a length may have and still be taken for each other: one slip, or two in a long word. */
export function bearableCost(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1.1;
  return length < 9 ? 1.7 : 2;
}
