import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The newest homes on offer. */
export function readLatestRentals(db: Db, cityId: number, limit: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('rental as r', 'r.id', 'l.id')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.price_cents', 'l.place_id'])
    .select([
      'r.post_type',
      'r.accommodation',
      'r.bedrooms',
      'r.bathrooms',
      'r.bathroom_shared',
      'r.area_sq_ft',
    ])
    .where('l.kind', '=', 'rental')
    .where('l.status', '=', 'published')
    .where('r.post_type', '=', 'offer')
    .$if(cityId > 0, (query) => query.where(sql<boolean>`l.place_ids @> array[${cityId}::int]`))
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}
export type RentalRow = Awaited<ReturnType<typeof readLatestRentals>>[number];
