import { type Opening, type Week, type Weekday, weekdays } from './hours.ts';
import { cityTimeZone } from './places.ts';
import { clockOf, minutesPerDay, spanMinutes } from './spans.ts';

/** A week is 10,080 minutes, from Monday 00:00 on the wall clock. */
export const minutesPerWeek = 7 * minutesPerDay;

/**
 * The opening hours as merged, half-open ranges of minutes of the week, `0 ≤ start < end ≤ 10080`. A period past
 * midnight continues into the next day, from Sunday into Monday. Stored in the database to find open businesses.
 */
export function weekRanges(week: Week): [number, number][] {
  const raw: [number, number][] = [];
  const add = (start: number, end: number) => {
    raw.push([start, Math.min(end, minutesPerWeek)]);
    if (end > minutesPerWeek) raw.push([0, end - minutesPerWeek]);
  };
  weekdays.forEach((name, index) => {
    const day = week[name];
    const base = index * minutesPerDay;
    if (day.state === 'always') add(base, base + minutesPerDay);
    if (day.state !== 'open') return;
    for (const span of day.spans) {
      const [start, end] = spanMinutes(span);
      add(base + start, base + end);
    }
  });
  raw.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of raw) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** A moment on the wall clock of a city. */
export interface CityMoment {
  /** `2027-02-08` */
  date: string;
  /** Minutes since midnight. */
  minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Calendar and clock of a time zone at a moment. In the hour repeated at the end of daylight saving time, both
 * passes give the same minute, as on a shop's sign.
 */
export function cityMoment(instant: Date, timeZone: string = cityTimeZone): CityMoment {
  let format = formatters.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, format);
  }
  const parts: Record<string, string> = {};
  for (const part of format.formatToParts(instant)) parts[part.type] = part.value;
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

const dayMs = 86_400_000;

/** The date after a number of days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The weekday of a date, Monday 0. */
export function weekdayIndex(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The minute of the week of a moment, from Monday 00:00. */
export function weekMinuteOf({ date, minute }: CityMoment): number {
  return weekdayIndex(date) * minutesPerDay + minute;
}

/** The minute of the week on the wall clock of a time zone. */
export function minuteOfWeek(instant: Date, timeZone: string = cityTimeZone): number {
  return weekMinuteOf(cityMoment(instant, timeZone));
}

/** The weekday of a minute of the week. */
export function weekdayOf(minute: number): Weekday {
  return weekdays[Math.floor(minute / minutesPerDay) % 7] ?? 'mon';
}

/** Open until a minute, relative to another: a time if it is at most a day away. */
export function openUntil(end: number, minute: number): Opening {
  return { state: 'open', until: end - minute > minutesPerDay ? null : clockOf(end) };
}

/** The opening state at a minute of the week: open until when, or closed until when. */
export function openingAt(week: Week | null, minute: number): Opening {
  if (!week) return { state: 'unknown' };
  const ranges = weekRanges(week);
  const first = ranges[0];
  if (!first) return { state: 'shut' };
  if (ranges.length === 1 && first[0] === 0 && first[1] === minutesPerWeek) return { state: 'always' };
  const current = ranges.find(([start, end]) => minute >= start && minute < end);
  if (current) {
    const wraps = current[1] === minutesPerWeek && first[0] === 0;
    return openUntil(wraps ? first[1] + minutesPerWeek : current[1], minute);
  }
  const next = ranges.find(([start]) => start > minute);
  const start = next ? next[0] : first[0] + minutesPerWeek;
  const inDays = Math.floor(start / minutesPerDay) - Math.floor(minute / minutesPerDay);
  return { state: 'closed', day: weekdayOf(start % minutesPerWeek), time: clockOf(start), inDays };
}

/** Every day open around the clock. */
export function isAlwaysOpen(week: Week): boolean {
  return weekdays.every((day) => week[day].state === 'always');
}
