import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { scanDays } from '../../../contract/posters.ts';
import type { Db } from '../../database/connect.ts';

/** The content of a listing's poster. A removed listing has none. */
export function readPostedListing(db: Db, kind: ListingKind, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'title_en', 'title_ar', 'status', 'expires_at', 'owner_id'])
    .select(['place_id', 'street', 'phone', 'price_cents'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The target of a short address: a listing or a place. */
export type Target = { listing_id: number } | { place_id: number };

export async function readCode(db: Db, target: Target): Promise<string | undefined> {
  const row = await db
    .selectFrom('short_address')
    .select('code')
    .where((eb) =>
      'listing_id' in target
        ? eb('listing_id', '=', target.listing_id)
        : eb('place_id', '=', target.place_id),
    )
    .executeTakeFirst();
  return row?.code;
}

/** Stores a code unless it is taken or the target has one already. */
export async function insertCode(db: Db, target: Target, code: string): Promise<void> {
  await db
    .insertInto('short_address')
    .values({ code, ...target })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number of times a short address was opened: in total, and within the last days in the city's time zone. */
export async function readScans(db: Db, code: string, now: Date) {
  const { total, last_days } = await db
    .selectFrom('short_address_scan')
    .select(sql<number>`coalesce(sum(scans), 0)::int`.as('total'))
    .select(
      sql<number>`coalesce(sum(scans) filter (where day > city_day(${now}) - ${scanDays}::int), 0)::int`.as(
        'last_days',
      ),
    )
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { total, lastDays: last_days };
}

/** The target of a code, published or not. */
export function readTarget(db: Db, code: string) {
  return db
    .selectFrom('short_address as a')
    .leftJoin('listing as l', 'l.id', 'a.listing_id')
    .select(['a.place_id', 'l.id', 'l.kind', 'l.slug', 'l.status', 'l.expires_at'])
    .where('a.code', '=', code)
    .executeTakeFirst();
}
