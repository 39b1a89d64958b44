import {
  type EventCard,
  type EventDetail,
  eventFields,
  type ListedOccurrence,
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
import type { EventDetailRow, EventRow, OccurrenceRow, TimesOfRow } from './queries.ts';

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
function seatsOn(day: string, { attending, seats }: Pick<EventRow, 'attending' | 'seats'>) {
  const { going = 0, waiting = 0 } = attending?.[day] ?? {};
  return { going, seatsLeft: seats === null ? null : waiting > 0 ? 0 : Math.max(0, seats - going) };
}

function presentSeats(times: TimesOfRow, row: EventRow): SeatedOccurrence {
  const occurrence = presentTimes(times, row);
  const day = cityDay(new Date(occurrence.startsAt));
  return { ...occurrence, day, ...seatsOn(day, row) };
}

/** An occurrence below the heading of its day. */
export function presentListed(row: OccurrenceRow): ListedOccurrence {
  const { starts_at, ends_at, has_end } = row;
  return {
    startsAt: starts_at.toISOString(),
    endsAt: has_end ? ends_at.toISOString() : null,
    seatsLeft: seatsOn(cityDay(starts_at), row).seatsLeft,
  };
}

function presentNext(times: TimesOfRow, row: EventRow, isOver: boolean): ListedOccurrence {
  const { startsAt, endsAt, seatsLeft } = presentSeats(times, row);
  return { startsAt, endsAt, seatsLeft: isOver ? null : seatsLeft };
}

export function presentEvent(row: EventRow, pictures: readonly PictureRow[], view: PostView): EventCard {
  const times = row.times ?? [];
  const [coming] = upcoming(row, view.now);
  const next = coming ?? times.at(-1) ?? [0, 0];
  return {
    ...presentPost(row, pictures, view),
    ...presentFields(eventFields, 'card', row, view.lang),
    priceCents: row.price_cents,
    category: presentCategory(view.catalog, row.category_id, view.lang, 'calendar'),
    next: presentNext(next, row, !coming),
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
    hostEvents: row.host_events,
    isPast: coming.length === 0,
    upcoming: coming.slice(0, limits.events.upcoming).map((times) => presentSeats(times, row)),
    similar,
  };
}
