import type { Chance } from './chance.ts';

const arabicVariants: [RegExp, string][] = [
  [/[أإآ]/, 'ا'],
  [/ة(?=\s|$)/, 'ه'],
  [/ى(?=\s|$)/, 'ي'],
  [/ي(?=\s|$)/, 'ى'],
  [/(^|\s)ال(?=\p{L}{3})/u, '$1'],
  [/(^|\s)(?!ال)(?=\p{L}{4})/u, '$1ال'],
  [/ئ/, 'ي'],
  [/ؤ/, 'و'],
  [/ق/, 'غ'],
  [/ج/, 'غ'],
  [/(\p{L}{2})([اوي])(?=\p{L}{2})/u, '$1'],
  [/(\p{L}{2}) (?=\p{L}{3})/u, '$1'],
];

/** Variants of an Arabic name: hamza, tāʾ marbūṭa, article, dialects' letters, long vowels, joined words. */
export function respellArabic(name: string, chance: Chance): string {
  const fitting = arabicVariants.filter(([pattern]) => pattern.test(name));
  if (fitting.length === 0) return name;
  const [pattern, replacement] = chance.of(fitting);
  return name.replace(pattern, replacement);
}

const latinVariants: [RegExp, string][] = [
  [/sh/i, 'ch'],
  [/oo|ou/i, 'u'],
  [/u(?!e\b)/i, 'ou'],
  [/ee|i(?=\p{L})/iu, 'e'],
  [/k(?!h)/i, 'q'],
  [/q/i, 'k'],
  [/kh/i, '5'],
  [/\bal[- ]?(?=\p{L}{3})/iu, 'el '],
  [/\bal[- ](?=\p{L}{3})/iu, ''],
  [/([bdfglmnrst])\1/i, '$1'],
  [/(?<=[aeiou])([bdfglmnrst])(?=[aeiou])/i, '$1$1'],
  [/a(?=h?\b)/i, 'ah'],
  [/\bmohammed|muhammad\b/i, 'mohamed'],
  [/(\p{L}{3}) (?=\p{L}{3})/u, '$1'],
];

/** Variants of a Latin spelling of an Arabic name, including French conventions. */
export function respellLatin(name: string, chance: Chance): string {
  const fitting = latinVariants.filter(([pattern]) => pattern.test(name));
  if (fitting.length === 0) return name;
  const [pattern, replacement] = chance.of(fitting);
  return name.replace(pattern, replacement);
}

/** Common transcriptions of each letter in Latin letters and digits, most frequent first. */
const arabizi: Record<string, readonly string[]> = {
  ء: ['2'],
  أ: ['a', '2a'],
  إ: ['e', '2e'],
  آ: ['a', '2a'],
  ؤ: ['2o'],
  ئ: ['2'],
  ا: ['a'],
  ب: ['b'],
  ة: ['a', 'eh'],
  ت: ['t'],
  ث: ['th', 's'],
  ج: ['j', 'g'],
  ح: ['7', 'h'],
  خ: ['5', 'kh', "7'"],
  د: ['d'],
  ذ: ['th', 'z'],
  ر: ['r'],
  ز: ['z'],
  س: ['s'],
  ش: ['sh', 'ch'],
  ص: ['s', '9'],
  ض: ['d', "9'"],
  ط: ['t', '6'],
  ظ: ['z', "6'"],
  ع: ['3', 'a'],
  غ: ['gh', "3'"],
  ف: ['f'],
  ق: ['q', '8', 'k', '2'],
  ك: ['k'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
  ه: ['h'],
  و: ['w', 'o', 'ou'],
  ي: ['y', 'i', 'ee'],
  ى: ['a'],
};
const consonant = /[^اويىة]/;

/** An Arabic word in Latin letters and digits, with vowels between consonants where they are pronounced. */
export function toArabizi(word: string, chance: Chance): string {
  const letters = [...word].filter((letter) => arabizi[letter]);
  return letters
    .map((letter, at) => {
      const written = chance.of(arabizi[letter] ?? ['']);
      const next = letters[at + 1];
      const isBare = consonant.test(letter) && next !== undefined && consonant.test(next);
      return isBare ? written + chance.of(['a', 'a', 'e', '', 'i']) : written;
    })
    .join('');
}
