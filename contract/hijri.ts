/* The Umm al-Qura calendar, by which feasts are announced. Knows no schema. */

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayMs = 86_400_000;
/** 1 Muharram 1 AH, and the mean length of a Hijri month: near enough to begin looking. */
const epoch = Date.UTC(622, 6, 16);
const monthDays = 29.530589;

export interface HijriDay {
  year: number;
  month: number;
  day: number;
}

type MonthDay = Pick<HijriDay, 'month' | 'day'>;

/**
 * Ramadan and the feasts: from a day of the Hijri year until the day before another one. Three days and four days of
 * feast, as in most Arab countries. Each community begins by its own moon, so that a feast may be a day off.
 */
export const feasts = {
  ramadan: { from: { month: 9, day: 1 }, before: { month: 10, day: 1 } },
  eid_al_fitr: { from: { month: 10, day: 1 }, before: { month: 10, day: 4 } },
  eid_al_adha: { from: { month: 12, day: 10 }, before: { month: 12, day: 14 } },
} as const satisfies Record<string, { from: MonthDay; before: MonthDay }>;
export type Feast = keyof typeof feasts;
export const feastOrder = Object.keys(feasts) as Feast[];

const placeInYear = ({ month, day }: MonthDay) => month * 100 + day;

/** Which of them a day lies in, if any. */
export function feastOf(hijri: HijriDay): Feast | null {
  const place = placeInYear(hijri);
  const isIn = (feast: Feast) =>
    placeInYear(feasts[feast].from) <= place && place < placeInYear(feasts[feast].before);
  return feastOrder.find(isIn) ?? null;
}

/** The Hijri day of a moment, read on a clock of UTC. */
export function hijriDayOf(instant: Date): HijriDay {
  const found: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) found[type] = Number(value);
  return { year: found.year ?? 0, month: found.month ?? 0, day: found.day ?? 0 };
}

/**
 * Midnight UTC of a day of the Umm al-Qura calendar, or null when there is no such day, or when this machine does not
 * know the calendar. Years 1300 to 1600, for which the calendar is laid down.
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
