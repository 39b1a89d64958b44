import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Box } from '../../../contract/map.ts';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import { longitudeScale } from '../../geography/city-plane.ts';
import { scaled } from './filtering-queries.ts';

/** The maximum number of listings read from a map view. */
export const mostMapped = 10_000;
/** Clusters are squares of this size in pixels. */
const clusterPixels = 80;
const tilePixels = 256;

/** Listings of a list with positions, without a selection. */
export type Mapped = SelectQueryBuilder<{ l: ListingTable }, 'l', object>;

const inBox = ({ south, west, north, east }: Box) => sql<SqlBool>`l.position <@ box(
  point(${west * longitudeScale}, ${south}), point(${east * longitudeScale}, ${north}))`;

/** Restricts to a map view, whatever index the filter would use. */
export function withinBox(query: Mapped, box: Box): Mapped {
  return query.where('l.lat', 'is not', null).where(inBox(box));
}

const middleOf = ({ south, west, north, east }: Box) =>
  scaled({ lat: (south + north) / 2, lng: (west + east) / 2 });

/**
 * Restricts to the `mostMapped` listings nearest the center of a map view, before other conditions: so a selective
 * filter does not read hundreds of thousands.
 */
export function withinBounds(query: Mapped, kind: ListingKind, box: Box): Mapped {
  return query.where(sql<SqlBool>`l.id = any (array(
    select l.id from listing as l where l.kind = ${sql.lit(kind)} and l.status = 'published'
      and ${inBox(box)} order by l.position <-> ${middleOf(box)} limit ${mostMapped}))`);
}

/** Their ids, up to a limit. */
export async function readMappedIds(query: Mapped, limit: number): Promise<number[]> {
  return (await query.select('l.id').limit(limit).execute()).map(({ id }) => id);
}

export interface ClusterRow {
  count: number;
  lat: number;
  lng: number;
}

/** Their grid squares, each with its count and center. */
export async function readClusters(db: Db, query: Mapped, zoom: number): Promise<ClusterRow[]> {
  const step = ((clusterPixels * 360) / tilePixels / 2 ** zoom) * longitudeScale;
  const found = query.select(sql`l.position`.as('position')).limit(mostMapped);
  const { rows } = await sql<ClusterRow>`
    with found as materialized ${found}
    select count(*)::int as count, avg(position[1]) as lat, avg(position[0]) / ${longitudeScale}::float8 as lng
    from found group by floor(position[0] / ${step}::float8), floor(position[1] / ${step}::float8)
    order by count desc`.execute(db);
  return rows;
}

/** The data of pins. */
export async function readPins(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('listing as l')
    .select([
      'l.id',
      'l.title_en',
      'l.title_ar',
      'l.category_id',
      'l.price_cents',
      'l.rating',
      'l.published_at',
    ])
    .select([
      sql<number>`l.position[1]`.as('lat'),
      sql<number>`l.position[0] / ${longitudeScale}::float8`.as('lng'),
    ])
    .where('l.id', 'in', ids)
    .orderBy('l.id')
    .execute();
}
