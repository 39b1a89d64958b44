import { defaultLang, type Lang } from '../../../contract/locales.ts';

/** A page of the site in this language, as mails name it. */
export const pageIn = (publicUrl: string, path: string, lang: Lang): string =>
  `${publicUrl}${path}${lang === defaultLang ? '' : `${path.includes('?') ? '&' : '?'}lang=${lang}`}`;
