import { sql } from 'kysely';
import type { EventCard } from '../../../contract/events.ts';
import type { Db } from '../../database/connect.ts';
import type { EventTable } from '../../database/detail-tables.ts';

/** Published businesses with ids above `after`, by id, up to a limit. Email addresses are omitted. */
export function readPublishedBusinesses(db: Db, after: number, limit: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('business as b', 'b.id', 'l.id')
    .select([
      'l.id',
      'l.slug',
      'l.title_en',
      'l.title_ar',
      'l.category_id',
      'l.place_id',
      'l.street',
      'l.zip',
    ])
    .select(['l.lat', 'l.lng', 'l.phone', 'l.verified', 'l.source', 'l.updated_at', 'b.website'])
    .where('l.kind', '=', 'business')
    .where('l.status', '=', 'published')
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(limit)
    .execute();
}
export type PublishedBusiness = Awaited<ReturnType<typeof readPublishedBusinesses>>[number];

/**
 * Upcoming published events with ids above `after`, by id, up to a limit, with their next occurrence. Contact details
 * are omitted: posts reveal them on request.
 */
export async function readUpcomingEvents(
  db: Db,
  after: number,
  limit: number,
  at: Date,
): Promise<UpcomingEvent[]> {
  const { rows } = await sql<UpcomingEvent>`
    select l.id, l.slug, l.title_en, l.title_ar, l.category_id, l.place_id, l.street, l.zip, l.lat, l.lng,
      l.updated_at, l.price_cents, e.price_type, e.repeats, e.venue, e.host, e.state,
      o.starts_at, case when e.ends_minute is not null then o.ends_at end as ends_at
    from listing l join event e on e.id = l.id
    cross join lateral (
      select starts_at, ends_at from event_occurrence
      where event_id = l.id and ends_at > ${at} order by starts_at limit 1
    ) as o
    where l.kind = 'event' and l.status = 'published' and l.id > ${after}
    order by l.id limit ${limit}`.execute(db);
  return rows;
}
export interface UpcomingEvent {
  id: number;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  category_id: number;
  place_id: number;
  street: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  updated_at: Date;
  price_cents: number | null;
  price_type: EventTable['price_type'];
  repeats: string | null;
  venue: string | null;
  host: string | null;
  state: EventCard['state'];
  starts_at: Date;
  /** Null if the end is unknown. */
  ends_at: Date | null;
}

/** Outlines of places in GeoJSON. */
export function readPlaceOutlines(db: Db) {
  return db.selectFrom('place_outline').select(['place_id', 'polygons', 'origin']).execute();
}
