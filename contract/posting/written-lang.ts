import { defaultLang, type Lang } from '../locales.ts';

const arabicLetter = /\p{Script=Arabic}/gu;
const latinLetter = /\p{Script=Latin}/gu;

/**
 * The language that a text is written in, by its letters: an Arabic post may hold brand names and addresses in Latin
 * letters, so one Arabic letter to three Latin ones is enough. A text without letters is of the language that `fallback` says.
 */
export function writtenLang(text: string, fallback: Lang = defaultLang): Lang {
  const arabic = text.match(arabicLetter)?.length ?? 0;
  const latin = text.match(latinLetter)?.length ?? 0;
  if (arabic + latin === 0) return fallback;
  return arabic * 3 >= latin ? 'ar' : 'en';
}
