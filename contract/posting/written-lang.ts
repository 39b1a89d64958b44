import { defaultLang, type Lang } from '../locales.ts';

const arabicLetter = /\p{Script=Arabic}/gu;
const latinLetter = /\p{Script=Latin}/gu;

/**
 * The language of a text by its letters: an Arabic post may contain brand names and addresses in Latin letters, so
 * one Arabic letter per three Latin ones suffices. A text without letters has the language `fallback`.
 */
export function writtenLang(text: string, fallback: Lang = defaultLang): Lang {
  const arabic = text.match(arabicLetter)?.length ?? 0;
  const latin = text.match(latinLetter)?.length ?? 0;
  if (arabic + latin === 0) return fallback;
  return arabic * 3 >= latin ? 'ar' : 'en';
}
