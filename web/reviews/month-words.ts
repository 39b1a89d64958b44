import { type Lang, locales } from '../../contract/locales.ts';

/** A formatted month: «October 2026», «أكتوبر 2026». @param month `2026-10` */
export function monthWords(month: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(locales[lang].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}
