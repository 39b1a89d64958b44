import type { Lang } from '../../../contract/locales.ts';

/** The language of most letters of a message, for screen readers and fonts; undefined without letters. */
export function textLang(text: string): Lang | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return undefined;
  return arabic > latin ? 'ar' : 'en';
}
