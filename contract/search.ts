/*
 * How words are folded so that different spellings meet: used for indexing, asking and highlighting
 * alike. What is shown is always the original. The rules are those of the quality page, section
 * «Arabic and right-to-left»; the Arabic ones agree with Apache Lucene's ArabicNormalizer where
 * that has a rule.
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

/** Western digits for Arabic-Indic (٠–٩) and Persian (۰–۹) ones. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * One spelling for each word: compatibility forms composed, case, marks, tatweel and invisible
 * characters gone, the forms of alef, hamza, teh marbuta and alef maksura as one, Western digits,
 * Latin letters without accents. Length may change: to find places in the original,
 * its words are folded one by one.
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

/** The word without a leading article (ال وال بال كال فال لل), where at least 3 letters remain. */
export function stripArticle(word: string): string {
  for (const article of articles) {
    if (word.startsWith(article) && word.length - article.length >= 3) return word.slice(article.length);
  }
  return word;
}

/** English plurals and possessives as the singular: bakeries, dishes, doctors. Words under 4 letters stay. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A folded word as it stands in the index; 86th Street is 86 Street. */
export function termOf(foldedWord: string): string {
  if (/^\d+(st|nd|rd|th)$/.test(foldedWord)) return foldedWord.slice(0, -2);
  return singular(stripArticle(foldedWord));
}

/** The terms of a text in their order, at most `most` of them. Everything but letters and digits parts words. */
export function terms(text: string, most = 2_000): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, most).map((word) => termOf(word.slice(0, 60)));
}

/** A word with the marks and the stretching that stand between its letters. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’]*/gu;

/** A word where it stands in a text. */
export interface PlacedWord {
  from: number;
  to: number;
  term: string;
}

/**
 * The words of a text as they stand in it, each with its term.
 * @param toTerm works out the term of a word
 */
export function placedWords(text: string, toTerm = (found: string) => termOf(fold(found))): PlacedWord[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    term: toTerm(found),
  }));
}

/** Shorter words, as «st» is one of a street, begin too many others. */
const leastBeginning = 4;

/** Whether a term is one that was looked for, or begins so. */
export function beginsWith(term: string, wanted: string): boolean {
  return term === wanted || (wanted.length >= leastBeginning && term.startsWith(wanted));
}

export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * The text of a PostgreSQL `tsvector`, made here and not by the database's parser, so that every
 * database, whatever its locale, indexes the same words. A is the title, B the category, C what is
 * offered and where, D the body. Positions end at 16,383 and places a word at 256, as PostgreSQL has it.
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
    // A gap, so that a phrase never reaches from one part into the next.
    position += 3;
  }
  return [...places].map(([term, list]) => `'${term}':${list.join(',')}`).join(' ');
}
