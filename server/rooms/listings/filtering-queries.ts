import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import type { Point } from '../../../contract/places.ts';
import { kmPerDegree, longitudeScale } from '../../geography/city-plane.ts';
import type { Match } from '../catalog/service.ts';

/** What every list of listings can be narrowed to, in the terms of the database. */
export interface ListingFilter {
  /** The moment of the question: what has expired by then is not found. */
  at: Date;
  /** One of these as the main category. */
  categoryIds?: number[] | undefined;
  /** A category, or one that lies in it. */
  category?: number | undefined;
  place?: number | undefined;
  /** The city of the API's base. */
  cityId?: number | undefined;
  near?: Point | undefined;
  radiusKm?: number | undefined;
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  /** Says which index has the prices in the order of the list; nothing about what is found. */
  isDearestFirst?: boolean | undefined;
  /** What was searched for. */
  match?: Match | undefined;
  /** All but this one. */
  except?: number | undefined;
  /** None but these; an array, or a query of one. */
  only?: number[] | RawBuilder<unknown> | undefined;
}

export function scaled({ lat, lng }: Point): RawBuilder<unknown> {
  return sql`point(${lng * longitudeScale}, ${lat})`;
}

/** Published and not expired: what somebody who neither owns nor moderates a listing may see. */
export function isPublishedAt(at: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`l.status = 'published' and (l.expires_at is null or l.expires_at > ${at})`;
}

/** Whether somebody looks for it, in words that the indexes have. */
export function isWanted(wanted: boolean): RawBuilder<SqlBool> {
  return wanted ? sql<SqlBool>`l.wanted` : sql<SqlBool>`not l.wanted`;
}

/** Prices as they are sorted: what has none comes last, whichever way. */
export const priceOrMost = sql`coalesce(l.price_cents, 10000000001)`;
export const priceOrLeast = sql`coalesce(l.price_cents, -1)`;

/** The conditions on the table `listing as l`, one kind of it. */
function conditions(kind: ListingKind, filter: ListingFilter): RawBuilder<SqlBool>[] {
  const { at, categoryIds, category, place, cityId, near, radiusKm, match, except, only } = filter;
  const { priceMinCents, priceMaxCents } = filter;
  const list = [sql<SqlBool>`l.kind = ${sql.lit(kind)}`, isPublishedAt(at)];
  if (categoryIds) list.push(sql`l.category_id = any(${categoryIds}::int[])`);
  if (category) list.push(sql`l.category_ids @> array[${category}::int]`);
  if (place) list.push(sql`l.place_ids @> array[${place}::int]`);
  if (cityId) list.push(sql`l.place_ids @> array[${cityId}::int]`);
  if (priceMinCents !== undefined || priceMaxCents !== undefined) {
    // As the index by which the list is sorted has it, so that it begins and ends there; what has no price is within no
    // bounds.
    const price = filter.isDearestFirst ? priceOrLeast : priceOrMost;
    list.push(sql`${price} between ${priceMinCents ?? 0} and ${priceMaxCents ?? limits.priceCents.max}`);
  }
  // What has no place cannot be near.
  if (near) list.push(sql`l.lat is not null`);
  if (near && radiusKm) {
    list.push(sql`l.position <@ circle(${scaled(near)}, ${radiusKm / kmPerDegree})`);
  }
  if (match) list.push(sql`l.search_vector @@ ${match.all}::tsquery`);
  if (only) list.push(sql`l.id = any(${only}::bigint[])`);
  if (except) list.push(sql`l.id <> ${except}`);
  return list;
}

/** Narrows a query over `listing as l` to what the filter says, and to what anyone may see. */
export function narrowed<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  kind: ListingKind,
  filter: ListingFilter,
): SelectQueryBuilder<DB, TB, O> {
  return conditions(kind, filter).reduce((narrower, condition) => narrower.where(condition), query);
}
