import { cityTimeZone } from '../../contract/places.ts';

/** The day on the city's clock, `2026-11-22`: it counts for all posts, wherever they are written. */
export function cityDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: cityTimeZone }).format(new Date());
}
