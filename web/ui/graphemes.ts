import type { Lang } from '../../contract/locales.ts';

/** The grapheme clusters of a text. */
export function graphemes(text: string, lang: Lang): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  const letters = new Intl.Segmenter(lang, { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}
