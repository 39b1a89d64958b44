import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The newest things for sale. */
export function readLatestProducts(db: Db, cityId: number, limit: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.id', 'l.id')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.price_cents', 'l.place_id', 'l.category_id'])
    .select(['p.post_type', 'p.condition'])
    .where('l.kind', '=', 'product')
    .where('l.status', '=', 'published')
    .where('p.post_type', '=', 'sale')
    .$if(cityId > 0, (query) => query.where(sql<boolean>`l.place_ids @> array[${cityId}::int]`))
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}
