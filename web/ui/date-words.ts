import { type Lang, locales } from '../../contract/locales.ts';
import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatted date in the city's time zone: «November 20, 2026», «20 نوفمبر 2026»; short: «Nov 20», «20 نوفمبر».
 */
export function dateWords(iso: string, lang: Lang, short = false): string {
  const key = `${lang} ${short}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang].intl, {
      ...(short ? { month: 'short', day: 'numeric' } : { dateStyle: 'long' }),
      timeZone,
    });
    formats.set(key, format);
  }
  return format.format(new Date(iso));
}
