import { tokensOf } from './tokens.ts';

/*
 * Text typed while the keyboard was set to the other language: «lfhk» for «مبنى». The tables are the Arabic 101 and 102
 * layouts of Windows and the Arabic layout of macOS, each against US QWERTY, and Arabic 102 against French AZERTY, as
 * keyboards in the Maghreb have both.
 */

const windowsLetters = [...'ضصثقفغعهخحجدشسيبلاتنمكطئءؤر', 'لا', ...'ىةوزظذ'];
const layouts = [
  { letters: windowsLetters, keys: "qwertyuiop[]asdfghjkl;'zxcvbnm,./`" },
  { letters: windowsLetters, keys: "qwertyuiop[]asdfghjkl;'zxcvbnm,./\\" },
  { letters: windowsLetters, keys: 'azertyuiop^$qsdfghjklmùwxcvbn,;:!*' },
  { letters: [...'ضصثقفغعهخحجةشسيبلاتنمك', ...'ظطذدزرو'], keys: 'qwertyuiop[]asdfghjkl;zxcvbnm' },
].map(({ letters, keys }) => ({
  arabicOf: new Map([...keys].map((key, at) => [key, letters[at] ?? ''])),
  latinOf: new Map([...keys].map((key, at) => [letters[at] ?? '', key])),
}));
/** Both layouts have these with the shift key. */
const shifted = new Map([
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]);
const keysOfShifted: Record<string, string> = { أ: 'h', إ: 'y', آ: 'n' };

/** Each «لا» is one key or two: so many of them are read both ways. */
const mostAmbiguous = 3;
const mostReadings = 8;

function toArabic(text: string, arabicOf: ReadonlyMap<string, string>): string {
  return [...text].map((sign) => shifted.get(sign) ?? arabicOf.get(sign.toLowerCase()) ?? sign).join('');
}

function toLatin(text: string, latinOf: ReadonlyMap<string, string>): string[] {
  const plain = [...text].map((sign) => latinOf.get(sign) ?? keysOfShifted[sign] ?? sign);
  const readings = [plain];
  const signs = [...text];
  const ambiguous = signs.flatMap((sign, at) =>
    sign === 'ل' && /[اأإآ]/.test(signs[at + 1] ?? '') ? [at] : [],
  );
  const joined: Record<string, string> = { ا: 'b', أ: 'g', إ: 't', آ: 'b' };
  for (const at of ambiguous.slice(0, mostAmbiguous)) {
    for (const reading of [...readings]) {
      const other = [...reading];
      other[at] = joined[signs[at + 1] ?? ''] ?? '';
      other[at + 1] = '';
      readings.push(other);
    }
  }
  return readings.map((reading) => reading.join(''));
}

const hasLatin = (text: string) => /[a-z]/i.test(text);
const hasArabic = (text: string) => /[\u0621-\u064a]/.test(text);

/** Each word in the other layout; the signs of a text with Latin letters are keys of Arabic ones. */
function readingsOf(text: string, { arabicOf, latinOf }: (typeof layouts)[number]): string[] {
  const isTypedInLatin = hasLatin(text);
  return text.split(/(\s+)/).reduce<string[]>(
    (readings, word) => {
      const isIntendedArabic = hasArabic(word) || !isTypedInLatin;
      const others = isIntendedArabic ? toLatin(word, latinOf) : [toArabic(word, arabicOf)];
      return readings.flatMap((reading) => others.map((other) => reading + other)).slice(0, mostReadings);
    },
    [''],
  );
}

/**
 * What a text is if the keyboard was set to the other language: a few readings, as layouts differ and one key writes
 * the two letters «لا». None for a text without letters.
 */
export function otherLayoutReadings(text: string): string[] {
  if (!hasLatin(text) && !hasArabic(text)) return [];
  return [...new Set(layouts.flatMap((layout) => readingsOf(text, layout)))];
}

/** How much a word says: a letter alone says nothing, and a short word is soon known by accident. */
const weightOf = (word: string) => Math.max(0, word.length - 1);

/** The share of a text that is known words, 0 to 1. Signs within words belong to no known one. */
function knownShare(text: string, isKnown: (term: string) => boolean): number {
  const written = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const all = written.reduce((sum, word) => sum + weightOf(word), 0);
  const known = tokensOf(text).filter(({ folded, term }) => !/\d/.test(folded) && isKnown(term));
  return all === 0 ? 0 : known.reduce((sum, { folded }) => sum + weightOf(folded), 0) / all;
}

/** As typed at most so much is known, in the other layout at least so much. */
const mostKnownAsTyped = 0.4;
const leastKnownOtherwise = 0.6;

/**
 * The reading of a text in the other layout; undefined where the text as typed has known words, or no reading has.
 * @param isKnown whether the index or a concept has a term
 */
export function typedOnOtherLayout(text: string, isKnown: (term: string) => boolean): string | undefined {
  const asTyped = knownShare(text, isKnown);
  if (asTyped > mostKnownAsTyped) return undefined;
  const shares = otherLayoutReadings(text).map((reading) => ({
    reading,
    share: knownShare(reading, isKnown),
  }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one), {
    reading: '',
    share: 0,
  });
  return best.share >= leastKnownOtherwise && best.share > 2 * asTyped ? best.reading : undefined;
}
