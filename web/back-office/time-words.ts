import { type Lang, locales } from '../../contract/locales.ts';
import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';

/** A time of day in the city's time zone: “12:00 PM”. */
export const clockWords = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang].intl, { timeStyle: 'short', timeZone }).format(new Date(iso));

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** A timestamp in the city's time zone: “Nov 20, 2026, 12:00 PM”. */
export function timeWords(iso: string, lang: Lang): string {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang].intl, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    formats.set(lang, format);
  }
  // AM or PM does not wrap away from its hour.
  return format.format(new Date(iso)).replace(/[ \u202f](?=\S+$)/, '\u00a0');
}
