import { sql } from 'kysely';
import type { FavoriteSort } from '../../../contract/favorite-values.ts';
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

/** What a page of saved items is sorted by, and its type. */
const orders = {
  saved: { key: sql`s.created_at`, type: sql`timestamptz`, isAscending: false },
  newest: {
    key: sql`coalesce(l.published_at, c.published_at, s.created_at)`,
    type: sql`timestamptz`,
    isAscending: false,
  },
  price_low: {
    key: sql`coalesce(l.price_cents, ${sql.lit(Number.MAX_SAFE_INTEGER)}::bigint)`,
    type: sql`bigint`,
    isAscending: true,
  },
} satisfies Record<FavoriteSort, unknown>;

interface Page {
  kind: FavoriteKind;
  sort: FavoriteSort;
  cursor: Cursor | undefined;
  limit: number;
}

/** One row more than a page of a member's saved items of a kind; of equal ones the one with the highest id first. */
export async function readFavorites(db: Db, userId: number, { kind, sort, cursor, limit }: Page) {
  const { key, type, isAscending } = orders[sort];
  const id = sql`coalesce(s.listing_id, s.content_id)`;
  const isBehind = isAscending ? sql`>` : sql`<`;
  const after = cursor
    ? sql`(${key} ${isBehind} ${cursor.key}::${type} or (${key} = ${cursor.key}::${type} and ${id} < ${cursor.id}::bigint))`
    : sql`true`;
  const { rows } = await sql<{ id: number; sort_key: string }>`
    select ${id} as id, (${key})::text as sort_key
    from saved_item s left join listing l on l.id = s.listing_id left join content c on c.id = s.content_id
    where s.user_id = ${userId} and s.kind = ${kind} and ${after}
    order by ${key} ${isAscending ? sql`asc` : sql`desc`}, ${id} desc limit ${limit + 1}`.execute(db);
  return rows;
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
