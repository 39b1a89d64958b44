import type { Day, Opening, Week } from './hours.ts';
import {
  addDays,
  type CityMoment,
  isAlwaysOpen,
  openingAt,
  openUntil,
  weekdayIndex,
  weekdayOf,
  weekMinuteOf,
} from './opening.ts';
import { clockOf, minutesPerDay, spanMinutes } from './spans.ts';
import type { SpecialPeriod } from './special-hours.ts';

/** The data that determines whether a business is open. */
export interface OpeningSchedule {
  week: Week | null;
  /** Periods of special hours, which do not overlap. */
  special: readonly SpecialPeriod[];
  temporarilyClosed: boolean;
  /** The first day on which it reopens, `2027-02-08`, if known. */
  closedUntil: string | null;
}

type Range = [start: number, end: number];

/** The search horizon for the next opening: two of the longest special periods. */
const horizonDays = 130;
/** From this number of days on, a weekday alone is ambiguous. */
const daysInWeek = 7;

/** The hours of a date: those of a special period, else of its weekday; null if not specified. */
function dayOf({ week, special }: Pick<OpeningSchedule, 'week' | 'special'>, date: string): Day | null {
  const period = special.find(({ from, to }) => from <= date && date <= to);
  return period?.day ?? week?.[weekdayOf(weekdayIndex(date) * minutesPerDay)] ?? null;
}

/** The opening periods of one day's hours, in minutes from that day's midnight; past midnight more than a day. */
function rangesOf(day: Day | null): Range[] {
  if (day?.state === 'always') return [[0, minutesPerDay]];
  return day?.state === 'open' ? day.spans.map(spanMinutes) : [];
}

function merged(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * The opening state at a moment of the city's clock. Hours belong to the day on which they begin: a night that
 * began before a special period continues into it, and a night of the period continues after it.
 */
export function openingOf(schedule: OpeningSchedule, moment: CityMoment): Opening {
  const { week, special, temporarilyClosed, closedUntil } = schedule;
  const { date, minute } = moment;
  if (temporarilyClosed && (closedUntil === null || date < closedUntil))
    return { state: 'temporarily_closed', until: closedUntil };
  const horizon = addDays(date, horizonDays);
  const isNear = special.some(({ from, to }) => to >= addDays(date, -1) && from <= horizon);
  if (!isNear) return openingAt(week, weekMinuteOf(moment));

  const ranges: Range[] = [];
  for (let day = -1; day <= horizonDays; day++) {
    for (const [start, end] of rangesOf(dayOf(schedule, addDays(date, day))))
      ranges.push([start + day * minutesPerDay, end + day * minutesPerDay]);
    // Days farther off do not affect the opening state.
    const last = merged(ranges).at(-1);
    if (last && last[1] > minute && (day * minutesPerDay > last[1] || last[1] > minute + 2 * minutesPerDay))
      break;
  }
  const joined = merged(ranges);
  const current = joined.find(([start, end]) => start <= minute && minute < end);
  if (current) {
    const sign = openUntil(current[1], minute);
    const isUsual = week && isAlwaysOpen(week) && !special.some(({ from, to }) => from <= date && date <= to);
    return sign.state === 'open' && sign.until === null && isUsual ? { state: 'always' } : sign;
  }
  if (dayOf(schedule, date) === null) return { state: 'unknown' };
  const next = joined.find(([start]) => start > minute);
  if (!next) return { state: 'shut' };
  const inDays = Math.floor(next[0] / minutesPerDay);
  const opensOn = addDays(date, inDays);
  return {
    state: 'closed',
    day: weekdayOf(weekdayIndex(opensOn) * minutesPerDay),
    time: clockOf(next[0]),
    inDays,
    ...(inDays >= daysInWeek && { date: opensOn }),
  };
}

/** An interval on the city's clock: `2027-02-08 15:00`, end exclusive. */
export interface ClockRange {
  from: string;
  to: string;
}

export interface SpecialOpening {
  /** The days on which the weekly hours do not apply, as half-open date ranges. */
  days: [from: string, before: string][];
  /** The opening periods on these days. */
  open: ClockRange[];
}

/**
 * The data stored in the database to find open businesses. Besides the special days themselves, the day after each
 * period is included: the weekly hours of the night before continue into it only if the day before had weekly
 * hours.
 */
export function specialOpening({ week, special }: Pick<OpeningSchedule, 'week' | 'special'>): SpecialOpening {
  const stretches = joinedDays(special.map(({ from, to }) => [from, addDays(to, 2)] as const));
  const open = stretches.flatMap(([from, before]) => {
    const ranges: Range[] = [];
    const length = Math.round((Date.parse(before) - Date.parse(from)) / 86_400_000);
    for (let day = -1; day < length; day++) {
      for (const [start, end] of rangesOf(dayOf({ week, special }, addDays(from, day)))) {
        const range: Range = [start + day * minutesPerDay, end + day * minutesPerDay];
        range[0] = Math.max(range[0], 0);
        range[1] = Math.min(range[1], length * minutesPerDay);
        if (range[0] < range[1]) ranges.push(range);
      }
    }
    return merged(ranges).map(([start, end]) => ({ from: clockTime(from, start), to: clockTime(from, end) }));
  });
  return { days: stretches, open };
}

function joinedDays(stretches: (readonly [string, string])[]): [string, string][] {
  const joined: [string, string][] = [];
  for (const [from, before] of stretches.toSorted((a, b) => a[0].localeCompare(b[0]))) {
    const last = joined.at(-1);
    if (!last || from > last[1]) joined.push([from, before]);
    else if (before > last[1]) last[1] = before;
  }
  return joined;
}

function clockTime(date: string, minute: number): string {
  return `${addDays(date, Math.floor(minute / minutesPerDay))} ${clockOf(minute)}`;
}
