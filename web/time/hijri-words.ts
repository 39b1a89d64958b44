import type { HijriDay } from '../../contract/hijri.ts';
import { type Lang, locales } from '../../contract/locales.ts';
import type { Translate } from '../i18n/words.ts';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day, `2026-11-22`: “Sunday, November 22”, optionally with its year. */
export function weekdayWords(date: string, lang: Lang, withYear = false): string {
  const key = `${lang} ${withYear}`;
  let format = dayFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[lang].intl, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    dayFormats.set(key, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

type HijriMonth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** «12 Jumada II 1448» */
export function hijriWords({ day, month, year }: HijriDay, t: Translate): string {
  // A year is no quantity: as a text it gets no comma.
  return t('hijri:hijri', {
    day: String(day),
    month: t(`hijri:month${month as HijriMonth}`),
    year: String(year),
  });
}
