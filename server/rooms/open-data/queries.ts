import type { Db } from '../../database/connect.ts';

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

/** Outlines of places in GeoJSON. */
export function readPlaceOutlines(db: Db) {
  return db.selectFrom('place_outline').select(['place_id', 'polygons', 'origin']).execute();
}
