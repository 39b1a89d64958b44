import {
  type EventCard,
  type EventDetail,
  eventFields,
  type Occurrence,
  type SeatedOccurrence,
} from '../../../contract/events.ts';
import { limits } from '../../../contract/limits.ts';
import { cityDay } from '../listings/city-day.ts';
import type { PictureRow } from '../listings/pictures.ts';
import {
  type PostView,
  presentCategory,
  presentFields,
  presentPost,
  presentPostDetail,
} from '../listings/posts.ts';
import { whereaboutsOf } from '../listings/whereabouts.ts';
import type { EventDetailRow, EventRow, TimesOfRow } from './queries.ts';

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Only explicit ends are presented. */
const presentTimes = (
  [startsAt, endsAt]: TimesOfRow,
  { ends_minute }: Pick<EventRow, 'ends_minute'>,
): Occurrence => ({
  startsAt: instant(startsAt),
  endsAt: ends_minute === null ? null : instant(endsAt),
});

/** The occurrences that are not over. */
const upcoming = ({ times }: EventRow, now: Date) =>
  (times ?? []).filter(([, endsAt]) => endsAt * 1000 > now.getTime());

/** Seats that became free belong to those who wait. */
function presentSeats(times: TimesOfRow, row: EventDetailRow): SeatedOccurrence {
  const occurrence = presentTimes(times, row);
  const day = cityDay(new Date(occurrence.startsAt));
  const { going = 0, waiting = 0 } = row.attending?.[day] ?? {};
  const seatsLeft = row.seats === null ? null : waiting > 0 ? 0 : Math.max(0, row.seats - going);
  return { ...occurrence, day, going, seatsLeft };
}

export function presentEvent(row: EventRow, pictures: readonly PictureRow[], view: PostView): EventCard {
  const times = row.times ?? [];
  const next = upcoming(row, view.now)[0] ?? times.at(-1) ?? [0, 0];
  return {
    ...presentPost(row, pictures, view),
    ...presentFields(eventFields, 'card', row, view.lang),
    priceCents: row.price_cents,
    category: presentCategory(view.catalog, row.category_id, view.lang, 'calendar'),
    next: presentTimes(next, row),
    isSeries: times.length > 1,
    movedFrom: row.moved_from?.toISOString() ?? null,
  };
}

export function presentEventDetail(
  row: EventDetailRow,
  pictures: readonly PictureRow[],
  similar: EventCard[],
  view: PostView,
): EventDetail {
  const coming = upcoming(row, view.now);
  return {
    ...presentEvent(row, pictures, view),
    ...presentPostDetail(row, pictures, view),
    ...presentFields(eventFields, 'detail', row, view.lang),
    street: row.street,
    zip: row.zip,
    // The location of an event is public.
    whereabouts: whereaboutsOf(row, view.catalog, 'exact'),
    isPast: coming.length === 0,
    upcoming: coming.slice(0, limits.events.upcoming).map((times) => presentSeats(times, row)),
    similar,
  };
}
