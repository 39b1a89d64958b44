import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import type { Point } from '../../../contract/places.ts';
import { kmPerDegree, longitudeScale } from '../../geography/city-plane.ts';
import type { Match } from '../catalog/service.ts';

/** Database conditions for the filters of all types of listings. */
export interface ListingFilter {
  /** The time of the request: listings expired by then are excluded. */
  at: Date;
  /** One of these as the main category. */
  categoryIds?: number[] | undefined;
  /** A category, or one of its subcategories. */
  category?: number | undefined;
  place?: number | undefined;
  /** The city in the API's base path. */
  cityId?: number | undefined;
  near?: Point | undefined;
  radiusKm?: number | undefined;
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  /** Selects the index with prices in the order of the list, without affecting the results. */
  isDearestFirst?: boolean | undefined;
  /** The search query. */
  match?: Match | undefined;
  /** Excludes this one. */
  except?: number | undefined;
  /** Restricts to these; an array, or a subquery. */
  only?: number[] | RawBuilder<unknown> | undefined;
}

export function scaled({ lat, lng }: Point): RawBuilder<unknown> {
  return sql`point(${lng * longitudeScale}, ${lat})`;
}

/** Published and not expired: visible to users who neither own nor moderate a listing. */
export function isPublishedAt(at: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`l.status = 'published' and (l.expires_at is null or l.expires_at > ${at})`;
}

/** Whether it is a wanted post, as an expression that the indexes support. */
export function isWanted(wanted: boolean): RawBuilder<SqlBool> {
  return wanted ? sql<SqlBool>`l.wanted` : sql<SqlBool>`not l.wanted`;
}

/** The sort key of prices: listings without one come last in both directions. */
export const priceOrMost = sql`coalesce(l.price_cents, 10000000001)`;
export const priceOrLeast = sql`coalesce(l.price_cents, -1)`;

/** The conditions on the table `listing as l`, for one type. */
function conditions(kind: ListingKind, filter: ListingFilter): RawBuilder<SqlBool>[] {
  const { at, categoryIds, category, place, cityId, near, radiusKm, match, except, only } = filter;
  const { priceMinCents, priceMaxCents } = filter;
  const list = [sql<SqlBool>`l.kind = ${sql.lit(kind)}`, isPublishedAt(at)];
  if (categoryIds) list.push(sql`l.category_id = any(${categoryIds}::int[])`);
  if (category) list.push(sql`l.category_ids @> array[${category}::int]`);
  if (place) list.push(sql`l.place_ids @> array[${place}::int]`);
  if (cityId) list.push(sql`l.place_ids @> array[${cityId}::int]`);
  if (priceMinCents !== undefined || priceMaxCents !== undefined) {
    // Bounds in terms of the index that sorts the list, so that the scan begins and ends there; listings without a
    // price are outside all bounds.
    const price = filter.isDearestFirst ? priceOrLeast : priceOrMost;
    list.push(sql`${price} between ${priceMinCents ?? 0} and ${priceMaxCents ?? limits.priceCents.max}`);
  }
  // Listings without a place cannot be near.
  if (near) list.push(sql`l.lat is not null`);
  if (near && radiusKm) {
    list.push(sql`l.position <@ circle(${scaled(near)}, ${radiusKm / kmPerDegree})`);
  }
  if (match) list.push(sql`l.search_vector @@ ${match.all}::tsquery`);
  if (only) list.push(sql`l.id = any(${only}::bigint[])`);
  if (except) list.push(sql`l.id <> ${except}`);
  return list;
}

/** Restricts a query over `listing as l` to the filter, and to published listings. */
export function narrowed<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  kind: ListingKind,
  filter: ListingFilter,
): SelectQueryBuilder<DB, TB, O> {
  return conditions(kind, filter).reduce((narrower, condition) => narrower.where(condition), query);
}
