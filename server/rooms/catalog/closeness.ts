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

function replacing(one: string, other: string): number {
  if (one === other) return 0;
  if (weakLetters.has(one) && weakLetters.has(other)) return cost.weak;
  if (alike.some((letters) => letters.has(one) && letters.has(other))) return cost.alike;
  return isBeside(one, other) ? cost.beside : cost.other;
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

/**
 * The least cost of the slips that part two words, or of those that part what they sound like; that of a wrong first
 * letter is higher.
 */
export function slipCost(one: string, other: string): number {
  const [plainOne, plainOther] = [sounded(one), sounded(other)];
  const written = costOfSlips(one, other);
  if (plainOne === one && plainOther === other) return written;
  return Math.min(written, cost.spelling + costOfSlips(plainOne, plainOther));
}

function costOfSlips(one: string, other: string): number {
  const width = other.length + 1;
  const best = new Float64Array((one.length + 1) * width);
  for (let at = 1; at <= one.length; at++)
    best[at * width] = (best[(at - 1) * width] as number) + dropping(one, at - 1);
  for (let to = 1; to < width; to++) best[to] = (best[to - 1] as number) + dropping(other, to - 1);
  for (let at = 1; at <= one.length; at++) {
    for (let to = 1; to < width; to++) {
      const above = (at - 1) * width + to;
      let least = Math.min(
        (best[above - 1] as number) + replacing(one[at - 1] as string, other[to - 1] as string),
        (best[above] as number) + dropping(one, at - 1),
        (best[above + width - 1] as number) + dropping(other, to - 1),
      );
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]) {
        least = Math.min(least, (best[(at - 2) * width + to - 2] as number) + cost.swapped);
      }
      best[at * width + to] = least;
    }
  }
  return (best[best.length - 1] as number) + (one[0] === other[0] ? 0 : cost.first);
}

/** The cost that words of a length may have and still be taken for each other: one slip, or two in a long word. */
export function bearableCost(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1.1;
  return length < 9 ? 1.7 : 2;
}
