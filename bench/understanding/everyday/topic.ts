import type { SearchType } from '../../../contract/search-results.ts';
import { all, any, category, name, offers, type Rule } from '../../../server/rooms/search/gold/rule.ts';

export const everydayClasses = [
  'dialect word',
  'everyday word',
  'expression',
  'Arabizi word',
  'misspelled kind',
] as const;

/** Queries between bars, by their difficulty; after a dialect word its region is in parentheses. */
type Phrasings = Partial<Record<(typeof everydayClasses)[number], string>>;

/** A kind of listing with all queries for it. */
export interface Topic {
  type: SearchType;
  isRight: Rule;
  phrasings: Phrasings;
}

export const topicsOf =
  (type: SearchType) =>
  (isRight: Rule, phrasings: Phrasings): Topic => ({ type, isRight, phrasings });

const spellings: Record<string, string> = {
  ا: '[اأإآ]',
  أ: '[اأإآ]',
  إ: '[اأإآ]',
  ه: '[هة]',
  ة: '[هة]',
  ي: '[يى]',
  ى: '[يى]',
};

/** An Arabic pattern in any spelling of alif, ya and ta marbuta, with or without diacritics. */
const loose = (arabic: string) =>
  arabic.replace(
    /\p{Script=Arabic}/gu,
    (letter) => `(?:${spellings[letter] ?? letter}[\u064b-\u0652\u0640]*)`,
  );

/**
 * Whole words of either language: English ones in singular or plural, Arabic ones with or without an article or an
 * attached conjunction.
 */
export function words(english: string, arabic?: string): RegExp {
  const inEnglish = `(?<![\\p{L}\\p{N}])(?:${english})(?:e?s)?(?![\\p{L}])`;
  const inArabic = arabic ? `|(?<!\\p{L})[وبل]?(?:ال|لل)?(?:${loose(arabic)})(?!\\p{L})` : '';
  return new RegExp(`${inEnglish}${inArabic}`, 'iu');
}

/** The name or the offer of a business. */
export const says = (english: string, arabic?: string): Rule => {
  const pattern = words(english, arabic);
  return any(name(pattern), offers(pattern));
};

export const titled = (english: string, arabic?: string): Rule => name(words(english, arabic));
export const not =
  (rule: Rule): Rule =>
  (row) =>
    !rule(row);

/** Whether the type of a product is one of these. */
export function typed(types: string): Rule {
  const pattern = new RegExp(`^(${types})$`, 'i');
  return ({ type }) => pattern.test(type);
}

/** Wearables, by type or by title. */
export const fashion = (types: string, english?: string): Rule =>
  english ? any(typed(types), all(not(category('furniture-items')), name(words(english)))) : typed(types);
