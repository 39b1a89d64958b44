import type { Weekday } from '../../contract/hours.ts';
import { type Lang, locales } from '../../contract/locales.ts';
import type { Translate } from '../i18n/words.ts';

/** Monday first, as in the contract, whose own list would bundle its schemas. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies Weekday[];

/** A wall-clock time `HH:MM` formatted: «10:00 pm», «10:00 م». */
export function timeWords(clock: string, t: Translate): string {
  const [hour = '0', minute = '00'] = clock.split(':');
  const time = `${Number(hour) % 12 || 12}:${minute}`;
  return Number(hour) < 12 ? t('cards:am', { time }) : t('cards:pm', { time });
}

/** Minutes since midnight, those of the next morning among them: «7:00 pm». */
export function minuteWords(minutes: number, t: Translate): string {
  const parts = [Math.floor(minutes / 60) % 24, minutes % 60];
  return timeWords(parts.map((part) => String(part).padStart(2, '0')).join(':'), t);
}

const weekdayNames = new Map<Lang, Record<Weekday, string>>();
/** 2024-01-01 was a Monday. */
const mondayMs = Date.UTC(2024, 0, 1, 12);
const dayMs = 86_400_000;

/** The name of a weekday in a language. */
export function weekdayName(day: Weekday, lang: Lang): string {
  let names = weekdayNames.get(lang);
  if (!names) {
    const format = new Intl.DateTimeFormat(locales[lang].intl, { weekday: 'long', timeZone: 'UTC' });
    names = Object.fromEntries(
      weekdays.map((name, index) => [name, format.format(mondayMs + index * dayMs)]),
    ) as Record<Weekday, string>;
    weekdayNames.set(lang, names);
  }
  return names[day];
}
