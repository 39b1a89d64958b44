import { type Lang, locales } from '../../contract/locales.ts';
import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's; by its type only, so that no schema has to travel to the browser. */
const timeZone: typeof cityTimeZone = 'America/New_York';

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** A day as people write it, of the city's clock: «November 20, 2026», «20 نوفمبر 2026». */
export function dateWords(iso: string, lang: Lang): string {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang].intl, {
      dateStyle: 'long',
      timeZone,
    });
    formats.set(lang, format);
  }
  return format.format(new Date(iso));
}
