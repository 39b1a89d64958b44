import { type SelectQueryBuilder, sql } from 'kysely';
import { eventFields, type eventStates } from '../../../contract/events.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { EventTable, Tables } from '../../database/tables.ts';
import { categoryFacet } from '../listings/facets.ts';
import { type FieldColumns, type KindFilter, queriesOf } from '../listings/kind-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { PostDetailRow, PostRow } from '../listings/posts.ts';

/** A half-open interval of instants; unbounded on a missing side. */
export interface Span {
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The filters of events. */
export type EventFilter = KindFilter<typeof eventFields> & {
  /** Matches if at least one occurrence does. */
  span?: Span | undefined;
};

/** Start and end of an occurrence, in seconds since 1970. */
export type TimesOfRow = [startsAt: number, endsAt: number];

export type EventRow = PostRow &
  FieldColumns<EventTable, typeof eventFields, 'card'> & {
    moved_from: Date | null;
    /** All occurrences in chronological order. */
    times: TimesOfRow[] | null;
    /** The number of attendees by day; days without any are missing. */
    attending: Record<string, { going: number; waiting: number }> | null;
  };
export type EventDetailRow = EventRow &
  PostDetailRow &
  FieldColumns<EventTable, typeof eventFields, 'detail'> & {
    street: string | null;
    zip: string | null;
    lat: number | null;
    lng: number | null;
    host_events: number;
  };

const times = sql<TimesOfRow[] | null>`(
  select json_agg(json_build_array(extract(epoch from o.starts_at)::bigint, extract(epoch from o.ends_at)::bigint)
    order by o.starts_at)
  from event_occurrence o where o.event_id = l.id)`.as('times');

const attending = sql<EventRow['attending']>`(
  select json_object_agg(day, json_build_object('going', going, 'waiting', waiting)) from (
    select a.day, count(*) filter (where a.state = 'going') as going, count(*) filter (where a.state = 'waiting') as waiting
    from event_attendance a where a.event_id = l.id group by 1) as each)`.as('attending');

/** The events of its organizer: published by the same member under the same name, not anonymous, not canceled. */
const hostEvents = sql<number>`(
  select count(*)::int from listing as other join event as o on o.id = other.id
  where other.owner_id = l.owner_id and other.status in ('published', 'expired') and not other.anonymous
    and not l.anonymous and o.host = e.host and o.state = 'on')`.as('host_events');

const during = ({ from, before }: Span) =>
  sql`${from ? sql`o.ends_at > ${from}` : sql`true`} and ${before ? sql`o.starts_at < ${before}` : sql`true`}`;

export const eventQueries = queriesOf<EventFilter, EventRow, EventDetailRow>({
  kind: 'event',
  alias: 'e',
  fields: eventFields,
  columns: {
    card: [...postColumns, 'e.moved_from', times, attending],
    detail: [...postDetailColumns, 'l.street', 'l.zip', 'l.lat', 'l.lng', hostEvents],
  },
  // Count cells have no days.
  ownFilters: [
    {
      name: 'span',
      conditions: ({ span = {} }) => [
        sql`exists (select from event_occurrence o where o.event_id = l.id and ${during(span)})`,
      ],
    },
  ],
  ownFacets: () => [
    {
      name: 'category',
      value: sql`l.category_ids`,
      many: true,
      own: ['category'],
      facet: { dimension: 'category' },
      present: (counts, { catalog, lang }) => categoryFacet(counts, catalog, lang),
    },
  ],
  orders: {
    soonest: ({ at, span }) => ({
      name: 'soonest',
      key: sql`(
        select coalesce(min(o.starts_at), 'infinity') from event_occurrence o
        where o.event_id = l.id and ${during({ from: at, ...span })})`,
      type: 'timestamptz',
      descending: false,
      isOfDetail: true,
    }),
  },
});

/** Occurrences that begin within an interval, of the filtered events. Those that have ended today are omitted. */
function occurrencesIn(db: Db, filter: EventFilter, { from, before }: Span, today: Date) {
  const events = eventQueries.filtered(db, filter) as unknown as SelectQueryBuilder<
    Tables & { l: Tables['listing'] },
    'l',
    object
  >;
  return events
    .innerJoin('event_occurrence as o', 'o.event_id', 'l.id')
    .where(sql<boolean>`(o.starts_at < ${today} or o.ends_at > ${filter.at})`)
    .$if(from !== undefined, (query) => query.where('o.starts_at', '>=', from as Date))
    .$if(before !== undefined, (query) => query.where('o.starts_at', '<', before as Date));
}

export function readOccurrences(db: Db, filter: EventFilter, span: Span, today: Date, limit: number) {
  return occurrencesIn(db, filter, span, today)
    .select(['l.id', 'o.starts_at', 'o.ends_at', sql<boolean>`e.ends_minute is not null`.as('has_end')])
    .select([sql<number | null>`e.seats`.as('seats'), attending])
    .orderBy('o.starts_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

export type OccurrenceRow = Awaited<ReturnType<typeof readOccurrences>>[number];

/** The number of events that begin on each nonempty day in the city's time zone. */
export function countByDay(db: Db, filter: EventFilter, span: Span, today: Date) {
  const day = sql<string>`to_char(o.starts_at at time zone ${sql.lit(cityTimeZone)}, 'YYYY-MM-DD')`;
  return occurrencesIn(db, filter, span, today)
    .select([day.as('day'), sql<number>`count(*)::int`.as('count')])
    .groupBy(day)
    .orderBy(day)
    .execute();
}

/** An event as external calendars receive it. */
export interface FollowedRow {
  id: number;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  place_id: number;
  street: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  published_at: Date | null;
  updated_at: Date;
  venue: string | null;
  ends_minute: number | null;
  state: (typeof eventStates)[number];
  times: TimesOfRow[] | null;
}

/** Events for external calendars, in order of their start. */
export async function readFollowed(db: Db, filter: EventFilter, limit: number): Promise<FollowedRow[]> {
  return eventQueries
    .filtered(db, filter)
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.description_en', 'l.description_ar'])
    .select(['l.place_id', 'l.street', 'l.zip', 'l.lat', 'l.lng', 'l.published_at', 'l.updated_at'])
    .select([
      sql<FollowedRow['venue']>`e.venue`.as('venue'),
      sql<FollowedRow['ends_minute']>`e.ends_minute`.as('ends_minute'),
      sql<FollowedRow['state']>`e.state`.as('state'),
      times,
    ])
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}
