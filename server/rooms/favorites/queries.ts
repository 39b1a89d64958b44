import { sql } from 'kysely';
import type { Favorite, FavoriteKind } from '../../../contract/favorites.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';

/** Whether a published record exists. */
export async function isPublished(db: Db, { kind, id }: Favorite, at: Date): Promise<boolean> {
  const row =
    kind === 'blog'
      ? await db
          .selectFrom('content')
          .select('id')
          .where('id', '=', id)
          .where('kind', 'in', ['blog', 'news'])
          .where('status', '=', 'published')
          .where('published_at', '<=', at)
          .executeTakeFirst()
      : await db
          .selectFrom('listing')
          .select('id')
          .where('id', '=', id)
          .where('kind', '=', listingKindOf[kind])
          .where('status', '=', 'published')
          .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
          .executeTakeFirst();
  return row !== undefined;
}

/** The current price of an offer that is being saved; null for records without a price and for wanted posts. */
const priceOf = (id: number) => sql<number | null>`(
  select price_cents from listing where id = ${id} and kind in ('product', 'rental') and not wanted)`;

/** Saves it for this member; idempotent. */
export async function addFavorite(db: Db, userId: number, { kind, id }: Favorite, at: Date): Promise<void> {
  await db
    .insertInto('saved_item')
    .values({
      user_id: userId,
      kind,
      listing_id: kind === 'blog' ? null : id,
      content_id: kind === 'blog' ? id : null,
      price_cents: kind === 'blog' ? null : priceOf(id),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavorite(db: Db, userId: number, { kind, id }: Favorite): Promise<void> {
  await db
    .deleteFrom('saved_item')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(kind === 'blog' ? 'content_id' : 'listing_id', '=', id)
    .execute();
}

const favoriteId = sql<number>`coalesce(listing_id, content_id)`;

/** The ids of all saved items of a member, newest first. */
export function readFavoriteIds(db: Db, userId: number) {
  return db
    .selectFrom('saved_item')
    .select(['kind', favoriteId.as('id')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy(favoriteId, 'desc')
    .execute();
}

/** One row more than a page of a member's saved items of a type, newest first. */
export function readFavorites(
  db: Db,
  userId: number,
  kind: FavoriteKind,
  cursor: Cursor | undefined,
  limit: number,
) {
  let query = db
    .selectFrom('saved_item')
    .select([favoriteId.as('id'), sql<string>`created_at::text`.as('sort_key')])
    .where('user_id', '=', userId)
    .where('kind', '=', kind);
  if (cursor) {
    query = query.where(
      sql<boolean>`(created_at, ${favoriteId}) < (${cursor.key}::timestamptz, ${cursor.id}::bigint)`,
    );
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy(favoriteId, 'desc')
    .limit(limit + 1)
    .execute();
}

/** The saved offers that cost less now than when they were saved, with their prices then. */
export function readDrops(db: Db, userId: number, ids: readonly number[]) {
  return db
    .selectFrom('saved_item as s')
    .innerJoin('listing as l', 'l.id', 's.listing_id')
    .select(['l.id', 's.price_cents as wasCents'])
    .$narrowType<{ wasCents: number }>()
    .where('s.user_id', '=', userId)
    .where('l.id', 'in', ids)
    .where('l.wanted', '=', false)
    .whereRef('l.price_cents', '<', 's.price_cents')
    .execute();
}

/** The number of saved items of a type. */
export async function countFavorites(db: Db, userId: number, kind: FavoriteKind): Promise<number> {
  const { count } = await db
    .selectFrom('saved_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}
