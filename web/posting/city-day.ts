import { cityTimeZone } from '../../contract/places.ts';

/** The date in the city's time zone, `2026-11-22`, which applies to all posts, wherever they are written. */
export function cityDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: cityTimeZone }).format(new Date());
}
