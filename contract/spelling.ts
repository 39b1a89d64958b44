import { stripArticle } from './search.ts';

/*
 * Keys that match different spellings: stems (سيارات, سيارة), typos (dentiste, dentist), sounds (mat3am, مطعم). All
 * of them take folded words; two words with a common key may be the same.
 */

const arabic = /^[\u0621-\u064Aپچڤگ]+$/;

export function isArabic(word: string): boolean {
  return arabic.test(word);
}

const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** The minimum number of letters after stripping. */
const leastStem = 2;

/**
 * The stem of an Arabic word by the light stemming of Larkey, Ballesteros and Connell (“light10”): strips its
 * article or و, then the suffixes of number, gender and person in order. Other words are their own stem.
 */
export function lightStem(folded: string): string {
  if (!isArabic(folded)) return folded;
  let stem = stripArticle(folded);
  // A single و is part of most words that begin with it: it is stripped if three letters remain.
  if (stem === folded && stem.startsWith('و') && stem.length >= 4) stem = stem.slice(1);
  for (const suffix of suffixes) {
    if (stem.endsWith(suffix) && stem.length - suffix.length >= leastStem) {
      stem = stem.slice(0, -suffix.length);
    }
  }
  return stem;
}

/** Shorter words are too similar to each other. */
const leastSlip = 4;

/** The minimum length of words that may have two typos. */
const leastTwoSlips = 6;

/**
 * A word and its variants with one letter deleted: two words with a common variant are, with rare exceptions, one
 * typo apart. For a word of six letters or more also its audible consonants, prefixed by a tilde, and those with
 * one consonant deleted: this matches two typos of which one is a vowel or a doubled letter. None for words of
 * fewer than 4 letters, and for numbers.
 */
export function slips(word: string): string[] {
  if (word.length < leastSlip || /\d/.test(word)) return [];
  const found = new Set([word, ...withoutOne(word)]);
  const sound = word.length >= leastTwoSlips ? soundOf(word) : '';
  if (sound.length >= 3) for (const key of [sound, ...withoutOne(sound)]) found.add(`~${key}`);
  return [...found];
}

const withoutOne = (word: string) => [...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * Whether two words differ by exactly one inserted, deleted or wrong letter, or by two swapped ones. Never for
 * words of fewer than 4 letters, which are all one typo apart.
 */
export function isOneSlipApart(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < leastSlip) return false;
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin++;
  let end = 0;
  const most = Math.min(one.length, other.length) - begin;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(begin, one.length - end);
  const right = other.slice(begin, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const arabicSounds: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'h',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 's',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  پ: 'b',
  چ: 'j',
  ڤ: 'f',
  گ: 'g',
};
const digraphs: [RegExp, string][] = [
  [/sch|sh|ch/g, 's'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
];
const latinSounds: Record<string, string> = {
  b: 'b',
  c: 'k',
  d: 'd',
  f: 'f',
  g: 'g',
  h: 'h',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'b',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'f',
  x: 'ks',
  z: 's',
  '5': 'h',
  '6': 't',
  '7': 'h',
  '8': 'k',
  '9': 'k',
};

/**
 * The audible consonants, the same for both scripts and for the digits that stand for Arabic letters: مطعم and
 * mat3am are `tm` after `m`. Vowels, و, ي, ء and ع are omitted, as one script writes what the other does not; so
 * are a final ه and repeated letters. Empty for numbers and other scripts.
 */
export function soundOf(folded: string): string {
  if (isArabic(folded)) {
    const consonants = [...stripArticle(folded).replace(/ه$/, '')]
      .map((letter) => arabicSounds[letter] ?? '')
      .join('');
    return squeezed(consonants);
  }
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(folded)) return '';
  let word = folded.replace(/([aeiou])h$/, '$1');
  for (const [from, to] of digraphs) word = word.replace(from, to);
  return squeezed([...word].map((letter) => latinSounds[letter] ?? '').join(''));
}

/**
 * An Arabic article in Latin letters, with a preceding preposition and a following vowel: “albaik”, “elakl”,
 * “lilbait”.
 */
const latinArticle = /^(?:[wbkf]?[aei]l|l[aei]?l)[aei]?(?=[a-z0-9]{3})/;

/** The same with the vowel assigned to the word: “alaryaf” is “aryaf”. */
const bareLatinArticle = /^(?:[wbkf]?[aei]l|l[aei]?l)(?=[a-z0-9]{3})/;

/** A Latin word without its Arabic article, if it has one: with the vowel after it, and without. */
export function withoutLatinArticle(word: string): string[] {
  return [...new Set([word.replace(bareLatinArticle, ''), word.replace(latinArticle, '')])];
}

/** Letters with varying transliteration, as alternative spellings of one sound. */
const latinAlternatives: [RegExp, string][] = [
  // Not “k”, which would be خ before an “h”.
  [/2/g, 'q'],
  [/8/g, 'gh'],
  [/9/g, 's'],
  [/[69]/g, 'd'],
  [/3/g, 'g'],
  [/ch|cc(?=[ei])|c(?=[ei])/g, 'tsh'],
  [/ch/g, 'k'],
  [/g(?!h)/g, 'k'],
  [/(?<![sctkgdp])h/g, ''],
  [/z/g, 'd'],
  [/zz?/g, 'ts'],
  [/t(?=ion)/g, 's'],
  [/th/g, 's'],
  [/th/g, 'd'],
  [/kh/g, 'k'],
  [/gh/g, 'k'],
  [/gh/g, ''],
  [/s$/g, ''],
  [/e?t$/g, ''],
  [latinArticle, ''],
];
const arabicAlternatives: [RegExp, string][] = [
  [/[سز]$/g, ''],
  // The final letter of وردة is pronounced in “Wardat Amjad”.
  [/ه$/g, 'ت'],
  [/^/g, 'ل'],
  [/ش(?=ن[زس]?$)/g, 'ت'],
  [/تش/g, 'ش'],
  [/ق/g, 'ج'],
  [/تز/g, 'ز'],
  [/[ذظض]/g, 'ز'],
  [/ث/g, 'س'],
  [/[هح]/g, ''],
  [/غ/g, 'ك'],
  [/غ/g, ''],
  [/ك/g, 'ج'],
  [/خ/g, 'ك'],
];
/** The maximum number of keys per word that are looked up. */
const mostSounds = 16;

/**
 * The possible sounds of a word, the most likely first: “2” is silent or ق; “ch” is ش, تش or ك; ق is k in some
 * countries and g in others; ستاربكس is Starbucks, which is indexed without its last letter, as it is folded like a
 * plural. Alternatives are applied one or two at a time.
 */
export function soundsOf(folded: string): string[] {
  const word = isArabic(folded) ? stripArticle(folded) : folded;
  const alternatives = isArabic(folded) ? arabicAlternatives : latinAlternatives;
  const fitting = alternatives.filter(([pattern, other]) => word.replace(pattern, other) !== word);
  const once = fitting.map(([pattern, other]) => word.replace(pattern, other));
  const twice = once.flatMap((spelt, at) =>
    fitting.slice(at + 1).map(([pattern, other]) => spelt.replace(pattern, other)),
  );
  const least = word.length >= 3 ? 1 : 2;
  const sounds = [word, ...once, ...twice].map(soundOf).filter((sound) => sound.length >= least);
  return [...new Set(sounds)].slice(0, mostSounds);
}

/** “g” is ج in some countries and غ or ك in others, “z” sounds like “s”: ambiguous sounds are unified. */
function squeezed(consonants: string): string {
  return consonants.replace(/[jg]/g, 'g').replace(/(.)\1+/g, '$1');
}

const letters: Record<string, string> = {
  a: '[اعيه]?',
  e: '[ايعه]?',
  i: '[ايع]?',
  o: '[اوع]?',
  u: '[اوع]?',
  w: 'و',
  y: 'ي',
  b: 'ب',
  p: 'ب',
  t: '[تط]',
  j: 'ج',
  g: '[جغقك]',
  d: '[دضذ]',
  r: 'ر',
  z: '[زذظ]',
  s: '[سصث]',
  f: 'ف',
  v: 'ف',
  q: 'ق',
  k: '[كق]',
  c: '[كسق]',
  l: 'ل',
  m: 'م',
  n: 'ن',
  h: '[هح]',
  x: 'كس',
  '2': '[ءاويق]?',
  '3': 'ع',
  '5': 'خ',
  '6': 'ط',
  '7': 'ح',
  '8': '[قغ]',
  '9': '[قص]',
};
const pairs: Record<string, string> = {
  kh: 'خ',
  gh: 'غ',
  sh: 'ش',
  ch: '[شتكج]',
  th: '[ثذ]',
  dh: '[ذضظ]',
  ou: 'و',
  oo: 'و',
  ee: 'ي',
  aa: 'ا',
  ph: 'ف',
};

/** Letters with digits that stand for Arabic ones: “3aseer”, “7alal”, not “f150” or “2br”. */
export function looksLikeArabizi(folded: string): boolean {
  return (
    /^(?=.*[a-z].*[a-z])(?=.*[2356789])[a-z2356789]+$/.test(folded) &&
    !/\d\d\d|^\d\d|\d\d$|^\d+(br|bd|bed|nd|rd|th|gb|tb)|(gb|tb)$/.test(folded)
  );
}

/** A pattern of the Arabic word that a Latin one transliterates: “sha2a” is شقة, “ma6bakh” مطبخ. */
export function arabiziPattern(folded: string): RegExp {
  let pattern = '';
  const word = folded.replace(/(.)\1+/g, (_run, letter) => (/[aeo]/.test(letter) ? letter + letter : letter));
  for (let at = 0; at < word.length; ) {
    const pair = word.slice(at, at + 2);
    const known = pairs[pair];
    pattern += known ?? letters[word[at] ?? ''] ?? '';
    at += known ? 2 : 1;
  }
  return new RegExp(`^(?:ال)?[اوي]?${pattern}[هاي]?$`);
}
