import { tokensOf } from './tokens.ts';

/*
 * Text typed while the keyboard was set to the other language: “lfhk” for «مبنى». The tables are the Arabic 101 and
 * 102 layouts of Windows and the Arabic layout of macOS, each against US QWERTY, and Arabic 102 against French
 * AZERTY, as keyboards in the Maghreb have both.
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
/** In both layouts these need the shift key. */
const shifted = new Map([
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]);
const keysOfShifted: Record<string, string> = { أ: 'h', إ: 'y', آ: 'n' };

/** Each «لا» is one key or two: up to this many of them are converted both ways. */
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

/**
 * Each word in the other layout; punctuation in Latin text is converted, too, as Arabic letters are on those keys.
 */
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
 * The readings of a text if the keyboard was set to the other language: several, as layouts differ and one key
 * types the two letters «لا». Empty for a text without letters.
 */
export function otherLayoutReadings(text: string): string[] {
  if (!hasLatin(text) && !hasArabic(text)) return [];
  return [...new Set(layouts.flatMap((layout) => readingsOf(text, layout)))];
}

/** The weight of a word: a single letter has none, and a short word may be known by chance. */
const weightOf = (word: string) => Math.max(0, word.length - 1);

/** The share of a text that is known words, 0 to 1. Words with punctuation within them are unknown. */
function knownShare(text: string, isKnown: (term: string) => boolean): number {
  const written = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const all = written.reduce((sum, word) => sum + weightOf(word), 0);
  const known = tokensOf(text).filter(({ folded, term }) => !/\d/.test(folded) && isKnown(term));
  return all === 0 ? 0 : known.reduce((sum, { folded }) => sum + weightOf(folded), 0) / all;
}

/** The maximum share that is known as typed, and the minimum in the other layout. */
const mostKnownAsTyped = 0.4;
const leastKnownOtherwise = 0.6;

/**
 * A text converted to the other layout; undefined if the text as typed has known words, or if no reading has.
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
