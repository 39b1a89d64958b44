/*
 * Folds words so that different spellings match: used for indexing, searching and highlighting alike. The original
 * is always displayed. The rules for Arabic agree with Apache Lucene's ArabicNormalizer where that has a rule.
 */

const letterFolds: Record<string, string> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ک: 'ك',
  ڪ: 'ك',
  ی: 'ي',
  ې: 'ي',
  ھ: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ۃ: 'ه',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const foldable = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'g');

/** Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to Western ones. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Folds a text: composes compatibility forms, removes case, diacritics, tatweel and invisible characters, unifies
 * the forms of alef, hamza, teh marbuta and alef maksura, uses Western digits, and Latin letters without accents.
 * The length may change: to find positions in the original, its words are folded one by one.
 */
export function fold(text: string): string {
  return westernDigits(
    text
      .normalize('NFKC')
      .replace(foldable, (letter) => letterFolds[letter] ?? letter)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\u0640'’‘`´]/gu, '')
      .toLowerCase()
      .replace(foldable, (letter) => letterFolds[letter] ?? letter),
  ).normalize('NFC');
}

const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];

/** Strips a leading article (ال وال بال كال فال لل) if at least 3 letters remain. */
export function stripArticle(word: string): string {
  for (const article of articles) {
    if (word.startsWith(article) && word.length - article.length >= 3) return word.slice(article.length);
  }
  return word;
}

/**
 * Converts English plurals and possessives to the singular: bakeries, dishes, doctors. Words of fewer than 4
 * letters are unchanged.
 */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A folded word as indexed; 86th Street is 86 Street. */
export function termOf(foldedWord: string): string {
  if (/^\d+(st|nd|rd|th)$/.test(foldedWord)) return foldedWord.slice(0, -2);
  return singular(stripArticle(foldedWord));
}

/**
 * The terms of a text in order, at most `most` of them. Words are separated by everything but letters and digits.
 */
export function terms(text: string, most = 2_000): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, most).map((word) => termOf(word.slice(0, 60)));
}

/** A word including diacritics and tatweel between its letters. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’]*/gu;

/** A word with its position in a text. */
export interface PlacedWord {
  from: number;
  to: number;
  term: string;
}

/**
 * The words of a text with their positions and terms.
 * @param toTerm computes the term of a word
 */
export function placedWords(text: string, toTerm = (found: string) => termOf(fold(found))): PlacedWord[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    term: toTerm(found),
  }));
}

/** Shorter terms, such as “st” for streets, are prefixes of too many words. */
const leastBeginning = 4;

/** Whether a term is a search term, or has one as a prefix. */
export function beginsWith(term: string, wanted: string): boolean {
  return term === wanted || (wanted.length >= leastBeginning && term.startsWith(wanted));
}

export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * The text of a PostgreSQL `tsvector`, generated here rather than by the database's parser, so that every database
 * indexes the same words, whatever its locale. A is the title, B the category, C services and location, D the text.
 * Positions are limited to 16,383, and to 256 per word, like in PostgreSQL.
 */
export function searchVector(parts: [Weight, string][]): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const [weight, text] of parts) {
    for (const term of terms(text)) {
      position = Math.min(position + 1, 16_383);
      const list = places.get(term);
      if (!list) places.set(term, [`${position}${weight}`]);
      else if (list.length < 255) list.push(`${position}${weight}`);
    }
    // A gap, so that phrases do not cross fields.
    position += 3;
  }
  return [...places].map(([term, list]) => `'${term}':${list.join(',')}`).join(' ');
}
