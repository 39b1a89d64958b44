import { type RawBuilder, sql } from 'kysely';
import type { Point } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import { type SortOrder, sorted } from '../listings/sorting.ts';

/** Counting stops here: beyond, a total says «at least». */
export const countLimit = 10_000;

/** What the directory is narrowed to, in the terms of the database. */
export interface BusinessFilter {
  /** Main categories of the asked directory type. */
  categoryIds?: number[] | undefined;
  category?: number | undefined;
  place?: number | undefined;
  cityId?: number | undefined;
  /** The minute of the week at which the door must be open. */
  openAt?: number | undefined;
  verified?: boolean | undefined;
  near?: Point | undefined;
  radiusKm?: number | undefined;
  /** Text of a `tsquery`. */
  match?: string | undefined;
}

const kmPerDegree = 111.195;
/** Shrinks degrees of longitude as the column `position` does. */
const longitudeScale = 0.7585;

function scaled({ lat, lng }: Point): RawBuilder<unknown> {
  return sql`point(${lng * longitudeScale}, ${lat})`;
}

function filtered(db: Db, filter: BusinessFilter) {
  let query = db
    .selectFrom('listing as l')
    .innerJoin('business as b', 'b.id', 'l.id')
    .where('l.kind', '=', 'business')
    .where('l.status', '=', 'published');
  const { categoryIds, category, place, cityId, openAt, verified, near, radiusKm, match } = filter;
  if (categoryIds) query = query.where('l.category_id', 'in', categoryIds);
  if (category) query = query.where(sql<boolean>`l.category_ids @> array[${category}::int]`);
  if (place) query = query.where(sql<boolean>`l.place_ids @> array[${place}::int]`);
  if (cityId) query = query.where(sql<boolean>`l.place_ids @> array[${cityId}::int]`);
  if (openAt !== undefined) query = query.where(sql<boolean>`b.open_minutes @> ${openAt}::int`);
  if (verified) query = query.where('l.verified', '=', true);
  // What has no place cannot be near.
  if (near) query = query.where('l.lat', 'is not', null);
  if (near && radiusKm) {
    query = query.where(sql<boolean>`l.position <@ circle(${scaled(near)}, ${radiusKm / kmPerDegree})`);
  }
  if (match) query = query.where(sql<boolean>`l.search_vector @@ ${match}::tsquery`);
  return query;
}

/** Relevance: how the words match, title above category above services above text; complete ones a little higher. */
export function orderBy(
  sort: 'relevance' | 'nearest' | 'newest' | 'name',
  filter: BusinessFilter,
  lang: 'en' | 'ar',
): SortOrder {
  if (sort === 'nearest' && filter.near) {
    const key = sql`(l.position <-> ${scaled(filter.near)})`;
    return { name: 'nearest', key, type: 'double precision', descending: false };
  }
  if (sort === 'newest')
    return { name: sort, key: sql`l.published_at`, type: 'timestamptz', descending: true };
  if (sort === 'name') {
    return { name: `name-${lang}`, key: sql.ref(`l.sort_${lang}`), type: 'text', descending: false };
  }
  if (filter.match) {
    const rank = sql`ts_rank('{0.1,0.25,0.5,1}', l.search_vector, ${filter.match}::tsquery, 1)`;
    return { name: 'rank', key: sql`(${rank} * (1 + 0.3 * l.boost))::real`, type: 'real', descending: true };
  }
  return { name: 'boost', key: sql`l.boost`, type: 'real', descending: true };
}

/** One row more than a page, so that it shows whether there is a next one. */
export function readBusinesses(
  db: Db,
  filter: BusinessFilter,
  order: SortOrder,
  cursor: Cursor | undefined,
  limit: number,
) {
  return sorted(filtered(db, filter).select(cardColumns), order, cursor, limit + 1).execute();
}

const cardColumns = [
  'l.id',
  'l.slug',
  'l.title_en',
  'l.title_ar',
  'l.category_id',
  'l.place_id',
  'l.street',
  'l.lat',
  'l.lng',
  'l.verified',
  'l.phone',
  'b.whatsapp',
  'b.services',
  'b.hours',
] as const;

export async function countBusinesses(db: Db, filter: BusinessFilter): Promise<number> {
  const row = await db
    .selectFrom(
      filtered(db, filter)
        .select('l.id')
        .limit(countLimit + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many results each category or place would leave, ancestors included. */
export function countBy(db: Db, filter: BusinessFilter, column: 'category_ids' | 'place_ids') {
  return db
    .selectFrom(
      filtered(db, filter)
        .select((eb) => eb.fn<number>('unnest', [`l.${column}`]).as('id'))
        .as('one'),
    )
    .select((eb) => ['id', eb.fn.countAll<number>().as('count')])
    .groupBy('id')
    .execute();
}

/** A published business with everything, or undefined. `status` says why another is not shown. */
export function readBusiness(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('business as b', 'b.id', 'l.id')
    .select(cardColumns)
    .select([
      'l.status',
      'l.description_en',
      'l.description_ar',
      'l.category_ids',
      'l.zip',
      'l.email',
      'l.updated_at',
    ])
    .select(['b.website', 'b.social'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

/** Businesses of the same category, the nearest first, without the one itself. */
export function readSimilar(db: Db, id: number, category: number, near: Point | undefined, limit: number) {
  const filter: BusinessFilter = { category, near };
  const query = filtered(db, filter).select(cardColumns).where('l.id', '<>', id);
  return sorted(query, orderBy(near ? 'nearest' : 'relevance', filter, 'en'), undefined, limit).execute();
}

export type BusinessRow = Awaited<ReturnType<typeof readSimilar>>[number];
export type BusinessDetailRow = NonNullable<Awaited<ReturnType<typeof readBusiness>>>;
