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

/** What a clock on a wall of the city shows, as if it were UTC. */
function wallTime(instant: number): number {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
}

/** The day of the city's calendar at a moment, `2026-11-21`. */
export function cityDay(instant: Date): string {
  return new Date(wallTime(instant.getTime())).toISOString().slice(0, 10);
}

/**
 * The moment in which a clock of the city shows so many minutes after the midnight that a day begins with: the first one
 * where clocks are put back, and an hour later where they are put forward over it, as RFC 5545 has it.
 */
export function instantOf(day: string, minute: number): Date {
  const local = Date.parse(day) + minute * 60_000;
  // The clock may be put on or back within that day, so the first guess is measured and set right.
  let instant = local;
  for (let round = 0; round < 2; round++) instant -= wallTime(instant) - local;
  return new Date(instant + Math.max(0, local - wallTime(instant)));
}

/** The moment in which a day of the city's calendar is over. */
export const endOfDay = (day: string): Date => instantOf(day, dayMs / 60_000);

/** The moment with which a day of the city's calendar begins. */
export const startOfDay = (day: string): Date => instantOf(day, 0);

/** The day so many days after another one, in the form `2026-11-21`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
