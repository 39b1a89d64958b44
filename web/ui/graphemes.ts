import type { Lang } from '../../contract/locales.ts';

/** The letters of a text as people count them, with the signs that belong to them. */
export function graphemes(text: string, lang: Lang): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  const letters = new Intl.Segmenter(lang, { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}
