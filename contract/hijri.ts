/* The Umm al-Qura calendar, by which feasts are announced. Contains no schema. */

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayMs = 86_400_000;
/** 1 Muharram 1 AH, and the mean length of a Hijri month: a close starting point for the search. */
const epoch = Date.UTC(622, 6, 16);
const monthDays = 29.530589;

export interface HijriDay {
  year: number;
  month: number;
  day: number;
}

type MonthDay = Pick<HijriDay, 'month' | 'day'>;

/**
 * Ramadan and the feasts: from a day of the Hijri year until the day before another one. Three and four days of
 * feast, as in most Arab countries. Communities begin by their own sightings, so dates may differ by a day.
 */
export const feasts = {
  ramadan: { from: { month: 9, day: 1 }, before: { month: 10, day: 1 } },
  eid_al_fitr: { from: { month: 10, day: 1 }, before: { month: 10, day: 4 } },
  eid_al_adha: { from: { month: 12, day: 10 }, before: { month: 12, day: 14 } },
} as const satisfies Record<string, { from: MonthDay; before: MonthDay }>;
export type Feast = keyof typeof feasts;
export const feastOrder = Object.keys(feasts) as Feast[];

const placeInYear = ({ month, day }: MonthDay) => month * 100 + day;

/** The occasion on a day, if any. */
export function feastOf(hijri: HijriDay): Feast | null {
  const place = placeInYear(hijri);
  const isIn = (feast: Feast) =>
    placeInYear(feasts[feast].from) <= place && place < placeInYear(feasts[feast].before);
  return feastOrder.find(isIn) ?? null;
}

/** The Hijri date of a moment in UTC. */
export function hijriDayOf(instant: Date): HijriDay {
  const found: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) found[type] = Number(value);
  return { year: found.year ?? 0, month: found.month ?? 0, day: found.day ?? 0 };
}

/**
 * Midnight UTC of a day of the Umm al-Qura calendar, or null if there is no such day or the platform does not
 * support the calendar. Years 1300 to 1600, for which the calendar is published.
 */
export function instantOfHijri({ year, month, day }: HijriDay): Date | null {
  if (year < 1300 || year > 1600 || month < 1 || month > 12 || day < 1 || day > 30) return null;
  const months = (year - 1) * 12 + month - 1;
  const guess = epoch + Math.round(months * monthDays + day - 1) * dayMs;
  for (let off = -4; off <= 4; off++) {
    const at = new Date(guess + off * dayMs);
    const found = hijriDayOf(at);
    if (found.year === year && found.month === month && found.day === day) return at;
  }
  return null;
}
