import { sql } from 'kysely';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import type { Db } from '../../database/connect.ts';

/** The number of ids in a range, which begins with a multiple of it. */
export interface Bucket {
  kind: string;
  bucket: number;
  updated_at: Date;
}

/**
 * The ranges of `size` ids that contain published listings, with the last modification of each. Every range is one
 * lookup in the index `listing_published`, alone and in its order: grouping all rows would sort them.
 */
export async function readListingBuckets(db: Db, size: number, now: Date): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    select kind, bucket::int, newest.updated_at
    from unnest(${[...listingKinds]}::text[]) as kinds (kind)
    cross join generate_series(0, (select max(id) from listing) / ${size}::bigint) as buckets (bucket)
    cross join lateral (
      select max(updated_at) as updated_at from listing
      where listing.kind = kinds.kind and status = 'published'
        and id >= bucket * ${size}::bigint and id < (bucket + 1) * ${size}::bigint
        and (expires_at is null or expires_at > ${now})
    ) as newest
    where newest.updated_at is not null
    order by kind, bucket`.execute(db);
  return rows;
}

export function readContentBuckets(db: Db, size: number, now: Date): Promise<Bucket[]> {
  return db
    .selectFrom('content')
    .select(['kind', sql<number>`(id / ${sql.lit(size)})::int`.as('bucket')])
    .select((eb) => eb.fn.max('updated_at').as('updated_at'))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .groupBy(['kind', 'bucket'])
    .orderBy('kind')
    .orderBy('bucket')
    .execute();
}

/** The published listings of a kind with ids from `from` to before `to`. */
export function readListingRange(db: Db, kind: ListingKind, from: number, to: number, now: Date) {
  return db
    .selectFrom('listing')
    .select(['id', 'slug', 'updated_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('id', '>=', from)
    .where('id', '<', to)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id')
    .execute();
}

export function readContentRange(db: Db, kind: ContentKind, from: number, to: number, now: Date) {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'updated_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where('id', '>=', from)
    .where('id', '<', to)
    .orderBy('id')
    .execute();
}

/** The last modification of editorial content by type, and of pages also by slug. */
export function readContentDates(db: Db, now: Date) {
  return db
    .selectFrom('content')
    .select(['kind', sql<string | null>`case when kind = 'page' then slug end`.as('slug')])
    .select((eb) => eb.fn.max('updated_at').as('updated_at'))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .groupBy(['kind', sql`2`])
    .execute();
}
