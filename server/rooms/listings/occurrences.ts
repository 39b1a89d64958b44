import ICAL from 'ical.js';
import type { EventPrayer } from '../../../contract/events.ts';
import { limits } from '../../../contract/limits.ts';
import type { Point } from '../../../contract/places.ts';
import { prayerTimesOf, usualRules } from '../../../contract/prayer-times.ts';
import { instantOf } from './city-day.ts';

/** The schedule of an event. */
export interface Schedule {
  starts_on: string;
  starts_minute?: number | null;
  ends_minute?: number | null;
  after_prayer?: EventPrayer | null;
  repeats?: string | null;
}

export interface OccurrenceTimes {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;

/** The days of a series in order. Always includes the first day, whatever the rule. */
function daysOf({ starts_on: first, repeats }: Schedule): string[] {
  if (!repeats) return [first];
  const start = ICAL.Time.fromDateString(first);
  const last = start.clone();
  last.adjust(limits.events.seriesDays, 0, 0, 0);
  const days = new Set([first]);
  const iterator = ICAL.Recur.fromString(repeats).iterator(start);
  // Days have no time, so daylight saving time does not affect them.
  for (let day = iterator.next(); day && day.compare(last) <= 0; day = iterator.next())
    days.add(day.toString());
  return [...days].sort();
}

/** The start and end of one day at a place. */
function timesOn(day: string, schedule: Schedule, place: Point): OccurrenceTimes {
  const { starts_minute, ends_minute, after_prayer } = schedule;
  const startsAt = after_prayer
    ? prayerTimesOf(day, place, usualRules)[after_prayer]
    : instantOf(day, starts_minute ?? 0);
  const end = ends_minute ?? null;
  const said = end === null ? null : instantOf(day, end);
  if (said && said > startsAt) return { startsAt, endsAt: said };
  // The end may precede a prayer time in summer, or equal a start in the hour that clocks skip.
  const minutes = end === null || after_prayer ? limits.events.usualMinutes : end - (starts_minute ?? 0);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
}

/**
 * All occurrences of an event in the city's time zone, in order.
 * @param place its location: “after Isha” depends on it
 */
export function occurrencesOf(schedule: Schedule, place: Point): OccurrenceTimes[] {
  return daysOf(schedule).map((day) => timesOn(day, schedule, place));
}
