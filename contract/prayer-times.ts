import { CalculationMethod, type CalculationParameters, Coordinates, Madhab, PrayerTimes } from 'adhan';
import { type Feast, feastOf, type HijriDay, hijriDayOf } from './hijri.ts';
import type { cityTimeZone, Point } from './places.ts';

/*
 * Prayer times of a place and a date of the city's calendar. Contains no schema, so that browsers load none with
 * it.
 */

const timeZone: typeof cityTimeZone = 'America/New_York';
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The times of a day in order. Sunrise is not a prayer: it ends the time of Fajr. */
export const dayTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type DayTime = (typeof dayTimes)[number];
export type Prayer = Exclude<DayTime, 'sunrise'>;

const methods = {
  northAmerica: CalculationMethod.NorthAmerica,
  worldLeague: CalculationMethod.MuslimWorldLeague,
  egypt: CalculationMethod.Egyptian,
  ummAlQura: CalculationMethod.UmmAlQura,
  karachi: CalculationMethod.Karachi,
  moonsighting: CalculationMethod.MoonsightingCommittee,
  tehran: CalculationMethod.Tehran,
} satisfies Record<string, () => CalculationParameters>;
/** The methods for Fajr and Isha: angles of the sun below the horizon, or minutes after Maghrib. */
export type PrayerMethod = keyof typeof methods;
export const prayerMethods = Object.keys(methods) as PrayerMethod[];

/**
 * Asr begins when the length of a shadow, beyond that at noon, equals the height of the object, or twice the height
 * (Hanafi).
 */
export const asrRules = ['standard', 'hanafi'] as const;
export type AsrRule = (typeof asrRules)[number];

export interface PrayerRules {
  method: PrayerMethod;
  asr: AsrRule;
}

/** The method of most mosques in the city. */
export const usualRules: PrayerRules = { method: 'northAmerica', asr: 'standard' };

/** The delay of Isha in Ramadan by Umm al-Qura in minutes, which the package leaves to its callers. */
const ramadanIshaDelay = 30;

/** For how long after Maghrib it is reported as current. */
const maghribMs = 20 * minuteMs;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The date of an instant in the city's time zone: `2026-11-22`. */
export function cityDay(instant: Date): string {
  return dayFormat.format(instant);
}

/** The Hijri date of the city's date `2026-11-22`: the one that includes its daylight. */
export function hijriDayOfDate(date: string): HijriDay {
  return hijriDayOf(new Date(`${date}T00:00:00Z`));
}

/** The previous or next date, as `2026-11-22`. */
function dayBeside(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The times of a day at a place, each rounded to the minute.
 * @param date a date in the city's time zone: `2026-11-22`
 */
export function prayerTimesOf(date: string, { lat, lng }: Point, rules: PrayerRules): Record<DayTime, Date> {
  const parameters = methods[rules.method]();
  parameters.madhab = rules.asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  if (rules.method === 'ummAlQura' && feastOf(hijriDayOfDate(date)) === 'ramadan')
    parameters.adjustments.isha = ramadanIshaDelay;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // The package reads year, month and day in the device's time zone; the resulting times are instants.
  const noon = new Date(year, month - 1, day, 12);
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = new PrayerTimes(
    new Coordinates(lat, lng),
    noon,
    parameters,
  );
  return { fajr, sunrise, dhuhr, asr, maghrib, isha };
}

/** An instant relative to the prayer times of a place. */
export interface PrayerMoment {
  /** The date in the city's time zone: `2026-11-22`. */
  date: string;
  hijri: HijriDay;
  feast: Feast | null;
  /** The times of that day. */
  times: Record<DayTime, Date>;
  /** The next prayer, which after Isha is tomorrow's Fajr. */
  next: { prayer: Prayer; at: Date };
  /** Whether Maghrib began in the last twenty minutes. */
  isMaghrib: boolean;
  /** Between Fajr and Maghrib of a day of Ramadan: the elapsed share of the fast, 0 to 1. Otherwise null. */
  fasted: number | null;
}

export function prayerMoment(now: Date, point: Point, rules: PrayerRules): PrayerMoment {
  const date = cityDay(now);
  const hijri = hijriDayOfDate(date);
  const feast = feastOf(hijri);
  const times = prayerTimesOf(date, point, rules);
  const { fajr, maghrib } = times;
  const today = dayTimes.find((name): name is Prayer => name !== 'sunrise' && times[name] > now);
  const isFasting = feast === 'ramadan' && now >= fajr && now < maghrib;
  const sinceMaghrib = now.getTime() - maghrib.getTime();
  return {
    date,
    hijri,
    feast,
    times,
    next: today
      ? { prayer: today, at: times[today] }
      : { prayer: 'fajr', at: prayerTimesOf(dayBeside(date, 1), point, rules).fajr },
    isMaghrib: sinceMaghrib >= 0 && sinceMaghrib < maghribMs,
    fasted: isFasting ? (now.getTime() - fajr.getTime()) / (maghrib.getTime() - fajr.getTime()) : null,
  };
}

/** Minutes until an instant, rounded up: 1 in the last minute before it. */
export function minutesUntil(at: Date, now: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / minuteMs));
}
