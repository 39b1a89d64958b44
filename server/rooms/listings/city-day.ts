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

/** The moment in which a day of the city's calendar is over. */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(day) + dayMs;
  // The clock may be put on or back within that day, so the first guess is measured and set right.
  let instant = midnight;
  for (let round = 0; round < 2; round++) instant -= wallTime(instant) - midnight;
  return new Date(instant);
}
