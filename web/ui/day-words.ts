import { type Lang, locales } from '../../contract/locales.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatted calendar date, `2027-02-08`: «Feb 8, 2027», «8 فبراير 2027». */
export function dayWords(date: string, lang: Lang, withYear = true): string {
  const key = `${lang} ${withYear}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang].intl, {
      day: 'numeric',
      month: 'short',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  const instant = Date.parse(date);
  return Number.isNaN(instant) ? date : format.format(instant);
}
