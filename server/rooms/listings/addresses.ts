import { defaultLang, type Lang } from '../../../contract/locales.ts';

/** The URL of a page in this language, for emails. */
export const pageIn = (publicUrl: string, path: string, lang: Lang): string =>
  `${publicUrl}${path}${lang === defaultLang ? '' : `${path.includes('?') ? '&' : '?'}lang=${lang}`}`;
