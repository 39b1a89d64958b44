import type { Lang } from './locales.ts';

/* URLs of events for calendar programs. Imports no schema, so that any page can use them. */

/** The filters of a calendar, named as those of the list of events. */
export const calendarFilters = ['price', 'audience', 'category', 'city'] as const;
export type CalendarFilters = Partial<Record<(typeof calendarFilters)[number], string | number | null>>;

/** The path of a calendar with the events of a filter. */
export function calendarPath(filters: CalendarFilters, lang: Lang): string {
  const given = calendarFilters.flatMap((name) => {
    const value = filters[name];
    return value ? [[name, String(value)]] : [];
  });
  return `/calendars/events.ics?${new URLSearchParams([...given, ['lang', lang]])}`;
}

/** The path of the file of one event. */
export const eventFilePath = (id: number, lang: Lang): string => `/calendars/event-${id}.ics?lang=${lang}`;

/** The URL by which calendar programs subscribe instead of importing once. */
export const webcal = (publicUrl: string, path: string): string =>
  publicUrl.replace(/^https?:/, 'webcal:') + path;

/** The `webcal` URL of a calendar with the events of a filter. */
export const calendarAddress = (publicUrl: string, filters: CalendarFilters, lang: Lang): string =>
  webcal(publicUrl, calendarPath(filters, lang));

const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
/** The assumed duration of an event whose end is unknown, as in lists. */
const usualMs = 2 * 3_600_000;

interface DatedEvent {
  title: string;
  startsAt: string;
  /** Null if the end is unknown. */
  endsAt: string | null;
  location: string;
  /** The URL of its page, which becomes the description. */
  url: string;
}

/** The URL that adds an occurrence of an event to Google Calendar. */
export function googleEventAddress({ title, startsAt, endsAt, location, url }: DatedEvent): string {
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start + usualMs : Date.parse(endsAt);
  const parameters = {
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(start)}/${utc(end)}`,
    location,
    details: url,
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(parameters)}`;
}

/** The URL that subscribes Google Calendar to a calendar. */
export const googleCalendarAddress = (address: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: address })}`;
