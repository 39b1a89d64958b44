import type { EventCalendar } from '../../../contract/events.ts';

/** The parameters of the calendar's URL, as in the API. */
export const filterNames = ['price', 'audience', 'category', 'city', 'from', 'until', 'month'] as const;
export type EventFilters = Record<(typeof filterNames)[number], string | null>;

const day = /^\d{4}-\d\d-\d\d$/;
const shapes: Record<keyof EventFilters, RegExp> = {
  price: /^(free|paid|donation)$/,
  audience: /^(everyone|families|children|youth|women|men|seniors)$/,
  category: /^[1-9]\d{0,8}$/,
  city: /^[1-9]\d{0,8}$/,
  from: day,
  until: day,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
};

/** The filters of a URL; values that the API would reject are omitted. */
export function eventFiltersOf(params: URLSearchParams): EventFilters {
  return Object.fromEntries(
    filterNames.map((name) => {
      const value = params.get(name);
      return [name, value !== null && shapes[name].test(value) ? value : null];
    }),
  ) as EventFilters;
}

/** The URL of the calendar with changed filters; null removes one. */
export function eventsAddress(filters: EventFilters, changes: Partial<EventFilters>): string {
  const given = Object.entries({ ...filters, ...changes }).filter(([, value]) => value);
  return given.length > 0 ? `/Events?${new URLSearchParams(given as [string, string][])}` : '/Events';
}

const dayMs = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The day this many days after another. */
export const dayAfter = (date: string, days: number): string =>
  new Date(at(date) + days * dayMs).toISOString().slice(0, 10);

/** The first and the last day of a month, `2026-11`. */
export function monthDays(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The month this many months after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Saturday and Sunday of the next weekend to end, including today. */
export function weekendOf(today: string): { from: string; until: string } {
  const weekday = new Date(at(today)).getUTCDay();
  if (weekday === 0) return { from: today, until: today };
  const saturday = dayAfter(today, 6 - weekday);
  return { from: saturday, until: dayAfter(saturday, 1) };
}

/**
 * The days of a month in weeks that begin on Sunday, as in the city; null before its first and after its last day.
 */
export function weeksOf(month: string): (string | null)[][] {
  const { first, last } = monthDays(month);
  const days: (string | null)[] = Array.from({ length: new Date(at(first)).getUTCDay() }, () => null);
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The number of occurrences that begin on the listed days. */
export const countListed = ({ days }: EventCalendar): number =>
  days.reduce((sum, { events }) => sum + events.length, 0);
