import { sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** The parts of a listing that signals use. */
export interface FactsRow {
  id: number;
  owner_id: number | null;
  phone: string | null;
  title_en: string | null;
  title_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  street: string | null;
  category_id: number;
  price_cents: number | null;
  whatsapp: string | null;
  services: Either[] | null;
  /** The side and type of a rental or product: `offer`, `sale`, … */
  post_type: string | null;
  words: string | null;
  media: number[];
}

export async function readFacts(db: Db, ids: readonly number[]): Promise<FactsRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FactsRow>`
    select l.id, l.owner_id, l.phone, l.title_en, l.title_ar, l.description_en, l.description_ar, l.street,
      l.category_id, l.price_cents, b.whatsapp, b.services, coalesce(p.post_type, r.post_type, j.post_type) as post_type,
      concat_ws(' ', p.type, p.brand, p.model, j.company, j.location, e.venue, e.host) as words,
      array(select media_id from listing_media m where m.listing_id = l.id) as media
    from listing l
    left join business b on b.id = l.id left join product p on p.id = l.id
    left join rental r on r.id = l.id left join job j on j.id = l.id
    left join event e on e.id = l.id
    where l.id = any (${ids}::bigint[])`.execute(db);
  return rows.map((row) => ({ ...row, media: row.media.map(Number) }));
}

/** A property of a post that other posts may share, with the post and its owner. */
export interface Shared<T> {
  id: number;
  ownerId: number | null;
  what: T[];
}

export interface SharedRow {
  id: number;
  /** Other posts with the same one. */
  posts: number;
  /** Their accounts, without the poster's own. */
  accounts: number;
}

/** The number of other posts, by other accounts or none, with the same phone. */
export async function countPhones(db: Db, posts: readonly Shared<string>[]): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select a.id, count(distinct l.id) as posts, count(distinct l.owner_id) as accounts
    from ${postsAsTable(posts)} a
    join listing l on l.phone = a.what and l.id <> a.id and l.removed_at is null
      and l.owner_id is distinct from a.owner_id
    group by a.id`.execute(db);
  return rows;
}

/**
 * The number of other posts with the same pictures or copies: hashes that differ in at most three bits. The bands
 * find candidates; see the migration that creates them.
 */
export async function countPictures(db: Db, posts: readonly Shared<number>[]): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    with asked as materialized (
      select a.id, a.owner_id, m.id as media_id, m.dhash from ${postsAsTable(posts)} a
      join media m on m.id = a.what::bigint and m.dhash is not null
    ), near as materialized (
      select a.id, a.owner_id, n.id as media_id from asked a
      join media n on dhash_bands(n.dhash) && dhash_bands(a.dhash) and n.dhash is not null
        and bit_count((n.dhash # a.dhash)::bit(64)) <= 3
    )
    select n.id, count(distinct l.id) as posts,
      count(distinct l.owner_id) filter (where l.owner_id is distinct from n.owner_id) as accounts
    from near n
    join listing_media lm on lm.media_id = n.media_id and lm.listing_id <> n.id
    join listing l on l.id = lm.listing_id and l.removed_at is null
    group by n.id`.execute(db);
  return rows;
}

function postsAsTable(posts: readonly Shared<string | number>[]) {
  const flat = posts.flatMap(({ id, ownerId, what }) =>
    what.map((one) => ({ id, owner_id: ownerId, what: one })),
  );
  return sql`(
    select (one->>'id')::bigint as id, (one->>'owner_id')::bigint as owner_id, one->>'what' as what
    from jsonb_array_elements(${JSON.stringify(flat)}::jsonb) one
  )`;
}

/** Similar posts: the same category, and the same side. */
export interface Like {
  categoryId: number;
  postType: string;
}

export interface MedianRow {
  category_id: number;
  post_type: string;
  median: number;
  count: number;
}

/** The median prices of the newest published products and rentals of each type. */
export async function readMedians(db: Db, likes: readonly Like[]): Promise<MedianRow[]> {
  if (likes.length === 0) return [];
  const { rows } = await sql<MedianRow>`
    select a.category_id, a.post_type, m.median, m.count
    from (
      select distinct (one->>'categoryId')::integer as category_id, one->>'postType' as post_type
      from jsonb_array_elements(${JSON.stringify(likes)}::jsonb) one
    ) a
    cross join lateral (
      select percentile_cont(0.5) within group (order by price_cents) as median, count(*) as count
      from (
        select l.price_cents from listing l
        left join product p on p.id = l.id left join rental r on r.id = l.id
        where l.status = 'published' and l.price_cents > 0 and l.category_id = a.category_id
          and coalesce(p.post_type, r.post_type) = a.post_type
        order by l.published_at desc
        limit ${limits.lowPrice.sample}
      ) newest
    ) m
    where m.count >= ${limits.lowPrice.fewest}`.execute(db);
  return rows;
}
