import { type Lang, locales } from '../../contract/locales.ts';
import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's; by its type only, so that no schema has to travel to the browser. */
const timeZone: typeof cityTimeZone = 'America/New_York';

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** A day and a time of the city's clock. */
export function momentWords(iso: string, lang: Lang): string {
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat(locales[lang].intl, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(lang, format);
  return format.format(new Date(iso));
}
