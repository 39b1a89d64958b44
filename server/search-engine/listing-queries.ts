import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import type { IndexedListing } from './kind-index.ts';
import type { Value } from './value-table.ts';

interface Row {
  id: number;
  vector: string;
  boost: number;
  published_at: number;
  expires_at: number | null;
  lat: number | null;
  lng: number | null;
  price_cents: number | null;
  cell: string;
  more: Record<string, Value>;
  main: number;
  hash: number;
}

const milliseconds = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** Dimensions that are not in the facet count cells, as too many values differ between listings. */
const moreValues: Record<ListingKind, RawBuilder<Record<string, Value>>> = {
  business: sql`jsonb_build_object('hours', jsonb_build_array(d.open_minutes::text, d.special_days::text,
    d.special_open::text,
    case when d.temporarily_closed then coalesce(d.closed_until::text, 'infinity') else '' end),
    'rated', nullif(round(l.rating_rank::numeric, 1), 0))`,
  product: sql`'{}'::jsonb`,
  rental: sql`'{}'::jsonb`,
  job: sql`jsonb_build_object('pay', jsonb_build_array(coalesce(d.salary_max_cents, d.salary_min_cents),
    d.salary_type))`,
  event: sql`'{}'::jsonb`,
};

/** Published listings of a kind in the form for indexing. Expired ones are included: the index has their expiry. */
function published(kind: ListingKind, which: RawBuilder<boolean>, limit: RawBuilder<unknown> = sql``) {
  return sql<Omit<Row, 'hash'>>`
    select l.id, l.search_vector::text as vector, l.boost, ${milliseconds('l.published_at')} as published_at,
      ${milliseconds('l.expires_at')} as expires_at, l.lat, l.lng, l.price_cents,
      ${sql.raw(`${kind}_cell(l, d)`)} as cell, ${moreValues[kind]} as more, l.category_id as main
    from listing as l join ${sql.table(kind)} as d on d.id = l.id
    where l.kind = ${sql.lit(kind)} and l.status = 'published' and ${which}
    ${limit}`;
}

/** A 16-bit checksum of a listing's indexed content, by which missed edits are found. */
const contentHash = sql<number>`hashtext(r::text) & 65535`;

async function readPublished(db: Db, ...which: Parameters<typeof published>) {
  const { rows } =
    await sql<Row>`select r.*, ${contentHash} as hash from (${published(...which)}) as r`.execute(db);
  return rows.map(present);
}

function present(row: Row) {
  const { id, vector, boost, published_at, expires_at, lat, lng, price_cents, cell, more, main, hash } = row;
  const listing: IndexedListing = {
    id,
    vector,
    boost,
    publishedAt: published_at,
    expiresAt: expires_at ?? Number.POSITIVE_INFINITY,
    latitude: lat ?? Number.NaN,
    longitude: lng ?? Number.NaN,
    hash,
    values: { ...(JSON.parse(cell) as Record<string, Value>), ...more, main, price: price_cents },
  };
  return listing;
}

/** The next published listings of a kind after an id, ordered by id. */
export async function readListingsAfter(db: Db, kind: ListingKind, afterId: number, limit: number) {
  return readPublished(db, kind, sql`l.id > ${afterId}`, sql`order by l.id limit ${limit}`);
}

/** The published ones of some listings, by kind. */
export async function readListings(db: Db, kind: ListingKind, ids: readonly number[]) {
  return readPublished(db, kind, sql`l.id = any (${ids}::bigint[])`);
}

/** A snapshot of the database, in the format of `pg_current_snapshot`. */
export async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '';
}

export interface ListingChanges {
  /** The snapshot of the read. */
  snapshot: string;
  /** Some changes since the earlier snapshot were deleted, so that they are unknown. */
  isIncomplete: boolean;
  ids: number[];
}

/** The listings that were written since a snapshot. */
export async function readChangesSince(db: Db, snapshot: string): Promise<ListingChanges> {
  const { rows } = await sql<{ snapshot: string; incomplete: boolean; ids: number[] }>`
    select pg_current_snapshot()::text as snapshot,
      pruned > pg_snapshot_xmin(${snapshot}::pg_snapshot) as incomplete,
      array(select distinct listing_id from listing_change
        where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot))::float8[] as ids
    from listing_change_horizon`.execute(db);
  const [row] = rows;
  return { snapshot: row?.snapshot ?? snapshot, isIncomplete: row?.incomplete ?? true, ids: row?.ids ?? [] };
}

/** Deletes changes that every index has read. */
export async function pruneChanges(db: Db): Promise<void> {
  await sql`select prune_listing_changes()`.execute(db);
}

/** An estimate of the number of listings, from PostgreSQL's statistics. */
export async function estimateListings(db: Db): Promise<number> {
  const { rows } = await sql<{ estimate: number }>`
    select reltuples::float8 as estimate from pg_class where oid = 'listing'::regclass`.execute(db);
  return rows[0]?.estimate ?? 0;
}

/** The size of a range of ids that is compared with the database. */
export const rangeSize = 8_192;

export interface RangeCount {
  range: number;
  count: number;
  /** The sum of the ids. */
  sum: number;
}

/** The number of published listings of a kind, by ranges of ids. */
export async function readRangeCounts(db: Db, kind: ListingKind): Promise<RangeCount[]> {
  const { rows } = await sql<RangeCount>`
    select l.id / ${sql.lit(rangeSize)} as range, count(*) as count, sum(l.id) as sum
    from listing as l where l.kind = ${sql.lit(kind)} and l.status = 'published' group by 1`.execute(db);
  return rows;
}

/** The ids of the published listings of a kind in the range that begins with an id, with checksums of their contents. */
export async function readHashes(db: Db, kind: ListingKind, first: number) {
  const within = sql<boolean>`l.id >= ${first} and l.id < ${first + rangeSize}`;
  const { rows } = await sql<{ id: number; hash: number }>`
    select r.id, ${contentHash} as hash from (${published(kind, within)}) as r`.execute(db);
  return rows;
}
