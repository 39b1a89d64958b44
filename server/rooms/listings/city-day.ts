import { cityTimeZone } from '../../../contract/places.ts';

const dayMs = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: cityTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock time of the city, represented as UTC. */
function wallTime(instant: number): number {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
}

/** The day of a moment in the city's time zone, `2026-11-21`. */
export function cityDay(instant: Date): string {
  return new Date(wallTime(instant.getTime())).toISOString().slice(0, 10);
}

/**
 * The moment at a number of minutes after the midnight of a day in the city's time zone: the first one if clocks
 * are set back over it, and an hour later if they are set forward over it, as in RFC 5545.
 */
export function instantOf(day: string, minute: number): Date {
  const local = Date.parse(day) + minute * 60_000;
  // Clocks may change within that day, so the first estimate is measured and corrected.
  let instant = local;
  for (let round = 0; round < 2; round++) instant -= wallTime(instant) - local;
  return new Date(instant + Math.max(0, local - wallTime(instant)));
}

/** The end of a day in the city's time zone. */
export const endOfDay = (day: string): Date => instantOf(day, dayMs / 60_000);

/** The beginning of a day in the city's time zone. */
export const startOfDay = (day: string): Date => instantOf(day, 0);

/** The day this many days after another, in the form `2026-11-21`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
