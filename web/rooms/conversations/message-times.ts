import { type Lang, locales } from '../../../contract/locales.ts';
import type { cityTimeZone } from '../../../contract/places.ts';
import type { Translate } from '../../i18n/words.ts';
import { timeWords } from '../../ui/clock-words.ts';
import { dateWords } from '../../ui/date-words.ts';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';
const dayMs = 86_400_000;

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** The date of a timestamp in the city's time zone, `2026-11-20`. */
export const dayOf = (iso: string): string => calendar.format(new Date(iso));

/** «2:41 pm». */
export const clockOf = (iso: string, t: Translate): string => timeWords(clock.format(new Date(iso)), t);

const daysBetween = (iso: string, now: Date): number =>
  Math.round((Date.parse(dayOf(now.toISOString())) - Date.parse(dayOf(iso))) / dayMs);

/** The separator between messages of different dates: «Today», «Yesterday», «November 12, 2026». */
export function dayLine(iso: string, lang: Lang, t: Translate, now = new Date()): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return t('conversations:today');
  return days === 1 ? t('conversations:yesterday') : dateWords(iso, lang);
}

/** The time of the latest message in the list: «2:41 pm», «Yesterday», «Thu», «Nov 12». */
export function lastTime(iso: string, lang: Lang, t: Translate, now = new Date()): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return clockOf(iso, t);
  if (days === 1) return t('conversations:yesterday');
  if (days < 7) {
    const format = new Intl.DateTimeFormat(locales[lang].intl, { weekday: 'short', timeZone });
    return format.format(new Date(iso));
  }
  return dateWords(iso, lang, true);
}

/** The days of an account's beginning, when its age is stated in days, and with a warning. */
const newDays = 30;

export const isNewAccount = (joinedAt: string, now = new Date()): boolean =>
  daysBetween(joinedAt, now) <= newDays;

/** The age of an account: in days while it is new, by its month later. */
export function ageWords(joinedAt: string, lang: Lang, t: Translate, now = new Date()): string {
  const days = daysBetween(joinedAt, now);
  if (days > newDays) return t('conversations:joined', { date: monthOf(joinedAt, lang) });
  return days <= 0 ? t('conversations:joinedToday') : t('conversations:joinedDays', { count: days });
}

/** The month of a timestamp: «November 2026». */
const monthOf = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(locales[lang].intl, { month: 'long', year: 'numeric', timeZone }).format(
    new Date(iso),
  );
