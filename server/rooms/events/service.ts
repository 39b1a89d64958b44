import {
  type CalendarQuery,
  type EventCalendar,
  type EventCard,
  type EventDetail,
  type EventQuery,
  eventFields,
} from '../../../contract/events.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { cityDay, dayAfter, endOfDay, startOfDay } from '../listings/city-day.ts';
import { createListings, type ListingKindService } from '../listings/kind-service.ts';
import { requirePublished } from '../listings/reading.ts';
import { type FollowedTime, followedTimes } from './followed.ts';
import { presentEvent, presentEventDetail, presentListed } from './present.ts';
import {
  countByDay,
  type EventDetailRow,
  type EventFilter,
  type EventRow,
  eventQueries,
  readFollowed,
  readOccurrences,
  type Span,
} from './queries.ts';

const spanOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }): Span => ({
  from: from === undefined ? undefined : startOfDay(from),
  before: until === undefined ? undefined : endOfDay(until),
});

const kind: ListingKindService<EventFilter, EventQuery, EventRow, EventDetailRow, EventCard, EventDetail> = {
  queries: eventQueries,
  fields: eventFields,
  usualSort: 'soonest',
  staysAfterEnd: true,
  isOfMoment: true,
  filterOf: ({ category, from, until }) => ({
    category,
    span: from || until ? spanOf({ from, until }) : undefined,
  }),
  similarTo: ({ category_id }) => ({ category: category_id }),
  featured: {},
  presentCard: presentEvent,
  presentDetail: presentEventDetail,
};

/** The number of days of a calendar by default. */
const usualDays = 14;

/** The days of a query in order, up to a maximum. */
function requestedDays({ from: first, until: last }: CalendarQuery, today: string) {
  const from = first ?? (last !== undefined && last < today ? last : today);
  const until = last ?? dayAfter(from, usualDays - 1);
  const most = dayAfter(from, limits.events.calendarDays - 1);
  if (until < from) return { from, until: from };
  return { from, until: [until, most].sort()[0] ?? until };
}

/** Events: lists with facets, a calendar, single events, and what other rooms present of them. */
export function createEvents(db: Db, source: CatalogSource) {
  const listings = createListings(db, source, kind);

  async function calendar(query: CalendarQuery, context: RequestContext): Promise<EventCalendar> {
    const today = cityDay(context.now);
    const { from, until } = requestedDays(query, today);
    const month = query.month ?? from.slice(0, 7);
    const { from: _first, until: _last, month: _month, ...filters } = query;
    const filter = await listings.conditionsOf({ ...filters, limit: 0 }, context);
    const midnight = startOfDay(today);
    const most = limits.events.ofCalendar;
    const [read, marks] = await Promise.all([
      readOccurrences(db, filter, spanOf({ from, until }), midnight, most + 1),
      countByDay(db, filter, spanOf({ from: `${month}-01`, until: lastDayOf(month) }), midnight),
    ]);
    const days = Map.groupBy(read, ({ starts_at }) => cityDay(starts_at));
    let goesOn = dayAfter(until, 1);
    const cut = read.length > most ? [...days.keys()].at(-1) : undefined;
    // Days are returned completely, unless a single one has too many events.
    if (cut !== undefined && days.size === 1) goesOn = dayAfter(cut, 1);
    else if (cut !== undefined) {
      days.delete(cut);
      goesOn = cut;
    }
    const [following] = await readOccurrences(db, filter, spanOf({ from: goesOn }), midnight, 1);
    const ids = [...new Set([...days.values()].flat().map(({ id }) => id))];
    return {
      today,
      from,
      until,
      month,
      days: [...days].map(([day, occurrences]) => ({
        day,
        events: occurrences.map((row) => ({ id: row.id, ...presentListed(row) })),
      })),
      events: await listings.chosen(ids, context),
      next: following ? cityDay(following.starts_at) : null,
      marks,
    };
  }

  /** The occurrences of filtered events, for calendar subscriptions. */
  async function followed(query: CalendarQuery, context: RequestContext): Promise<FollowedTime[]> {
    const filter = await listings.conditionsOf({ ...query, limit: 0 }, context);
    const [catalog, rows] = await Promise.all([
      source.catalog(),
      readFollowed(db, filter, limits.events.followed),
    ]);
    return rows.flatMap((row) => followedTimes(row, catalog, context.lang));
  }

  /**
   * The occurrences of one event, including past ones.
   * @throws AppError `not_found`, `gone`
   */
  async function followedOne(id: number, context: RequestContext): Promise<FollowedTime[]> {
    const row = requirePublished(await eventQueries.readOne(db, id), context.now, true);
    return followedTimes(row, await source.catalog(), context.lang);
  }

  return { ...listings, calendar, followed, followedOne };
}
export type Events = ReturnType<typeof createEvents>;

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
