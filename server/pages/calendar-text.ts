import { cityTimeZone } from '../../contract/places.ts';

/* iCalendar (RFC 5545), as far as events need it. */

/** An occurrence of an event as a calendar entry. */
export interface CalendarEntry {
  /** Stable for the same occurrence of the same event. */
  uid: string;
  startsAt: Date;
  /** Null if its end is unknown. */
  endsAt: Date | null;
  /** Increases with every change. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
  point: { lat: number; lng: number } | null;
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Folds a content line after at most 75 octets, never within a character. */
export function fold(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > longestLine) {
      lines.push(current);
      // The space that continues a line is included.
      [current, octets] = ['', 1];
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n ');
}

/** Escapes a text as a value, and removes control characters. */
function value(text: string): string {
  const lines = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
  return [...lines].filter((character) => character >= ' ' && character !== '\u007f').join('');
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

function entryLines(entry: CalendarEntry): string[] {
  const { uid, startsAt, endsAt, sequence, changedAt, isCancelled, point } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${value(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    // Each occurrence is a separate entry: in UTC it is exact, even in the hour that is repeated when clocks are
    // set back.
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${value(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${value(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${value(entry.location)}`] : []),
    ...(point ? [`GEO:${point.lat.toFixed(6)};${point.lng.toFixed(6)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** A calendar of entries. Subscribed clients refresh it every six hours. */
export function calendarText(name: string, language: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${value(name)}//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${value(name)}`,
    `X-WR-CALNAME:${value(name)}`,
    `X-WR-TIMEZONE:${cityTimeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
