import { type Lang, locales } from '../../contract/locales.ts';
import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's; by its type only, so that no schema has to travel to the browser. */
const timeZone: typeof cityTimeZone = 'America/New_York';

/** The hour of a moment on the city's clock: «12:00 PM». */
export const clockWords = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang].intl, { timeStyle: 'short', timeZone }).format(new Date(iso));

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** A moment on the city's clock: «Nov 20, 2026, 12:00 PM». */
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
  // The half of the day stays with its hour.
  return format.format(new Date(iso)).replace(/[ \u202f](?=\S+$)/, '\u00a0');
}
