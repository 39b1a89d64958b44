import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transactions.ts';
import { type Cursor, encodeCursor, sortOfCursor } from '../../http/cursor.ts';
import type { IndexOrder } from '../../search-engine/search-engine.ts';
import type { Match } from '../catalog/service.ts';
import { type ListingFilter, priceOrLeast, priceOrMost, scaled } from './filtering-queries.ts';

/** A sort order: an expression, its database type and its direction; ties are resolved by id. */
export interface SortOrder {
  name: string;
  key: RawBuilder<unknown>;
  type: 'real' | 'double precision' | 'timestamptz' | 'text' | 'bigint' | 'integer';
  descending: boolean;
  /** Whether the expression uses the details table. */
  isOfDetail?: boolean;
  /** The column of the id; `l.id` by default. */
  id?: string;
  /** The same order in the in-memory index, if it supports it. */
  indexed?: IndexOrder;
}

/** The sort key of every row, from which the next page continues. */
export interface SortedRow {
  id: number;
  sort_key: string;
}

export type ListingSort = 'relevance' | 'nearest' | 'newest' | 'name' | 'price_low' | 'price_high';

/**
 * Sort orders shared by several types. Relevance is the match with the query (`ranking-queries.ts`); without a
 * query, complete listings first. Listings without a price come last in both sorts by price.
 */
export function orderOf(
  sort: ListingSort,
  { near, match }: Pick<ListingFilter, 'near' | 'match'>,
  lang: Lang,
): SortOrder {
  if (sort === 'nearest' && near) {
    const key = sql`(l.position <-> ${scaled(near)})`;
    const indexed = { by: 'nearest', isDescending: false } as const;
    return { name: 'nearest', key, type: 'double precision', descending: false, indexed };
  }
  if (sort === 'newest') {
    const indexed = { by: 'newest', isDescending: true } as const;
    return { name: sort, key: sql`l.published_at`, type: 'timestamptz', descending: true, indexed };
  }
  if (sort === 'name') {
    return { name: `name-${lang}`, key: sql.ref(`l.sort_${lang}`), type: 'text', descending: false };
  }
  if (sort === 'price_low' || sort === 'price_high') {
    const descending = sort === 'price_high';
    const key = descending ? priceOrLeast : priceOrMost;
    const indexed = { by: 'price', isDescending: descending } as const;
    return { name: sort, key, type: 'bigint', descending, indexed };
  }
  if (match) {
    return { name: rankOrder(match), key: sql`null::real`, type: 'real', descending: true };
  }
  const indexed = { by: 'boost', isDescending: true } as const;
  return { name: 'boost', key: sql`l.boost`, type: 'real', descending: true, indexed };
}

export function isByPrice({ name }: SortOrder): boolean {
  return name === 'price_low' || name === 'price_high';
}

/** A filter with prices in terms of the index that sorts the list. */
export function sortedByPrice<F extends ListingFilter>(filter: F, { name }: SortOrder): F {
  return { ...filter, isDearestFirst: name === 'price_high' };
}

/** The name of the order by relevance in cursors, followed by the looseness of the query. */
const rankPrefix = 'rank';

export function rankOrder({ looseness }: Match): string {
  return `${rankPrefix}${looseness}`;
}

/** The looseness of the query on the page of a cursor. */
export function loosenessOf(after: string | undefined): number | undefined {
  const sort = sortOfCursor(after);
  return sort?.startsWith(rankPrefix) ? Number(sort.slice(rankPrefix.length)) : undefined;
}

/** Whether the rows of a list are ranked by score. */
export function isRanked({ name }: SortOrder): boolean {
  return name.startsWith(rankPrefix);
}

/** The rows after a cursor. */
function behind(order: SortOrder, cursor: Cursor): RawBuilder<SqlBool> {
  const id = sql.ref(order.id ?? 'l.id');
  const value = sql`${cursor.key}::${sql.raw(order.type)}`;
  return order.descending
    ? sql<SqlBool>`(${order.key}, ${id}) < (${value}, ${cursor.id}::bigint)`
    : sql<SqlBool>`(${order.key}, ${id}) > (${value}, ${cursor.id}::bigint)`;
}

/** Sorts and limits a query, and adds the sort key of each row as text. */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: SortOrder,
  cursor: Cursor | undefined,
  limit: number,
): SelectQueryBuilder<DB, TB, O & { sort_key: string }> {
  const direction = order.descending ? sql`desc` : sql`asc`;
  let built = query.select(sql<string>`(${order.key})::text`.as('sort_key'));
  if (cursor) built = built.where(behind(order, cursor));
  // Kysely's builder widens its row type with each generic step; the columns are those of `query` and the key.
  return built
    .orderBy(sql`${order.key} ${direction}`)
    .orderBy(sql`${sql.ref(order.id ?? 'l.id')} ${direction}`)
    .limit(limit) as unknown as SelectQueryBuilder<DB, TB, O & { sort_key: string }>;
}

/**
 * Reads the rows of a list. The nearest are found in the order of the position index: PostgreSQL estimates few rows
 * within a radius, and would read and sort all of the tens of thousands within a large one.
 */
export function readSorted<R>(
  db: Db,
  order: SortOrder,
  {
    category,
    categoryIds,
    place,
    cityId,
  }: Pick<ListingFilter, 'category' | 'categoryIds' | 'place' | 'cityId'>,
  read: (db: Db) => Promise<R[]>,
): Promise<R[]> {
  // Selective filters are faster to read and sort.
  if (order.name !== 'nearest' || category || categoryIds || place || cityId) return read(db);
  return inTransaction(db, async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      transaction,
    );
    return read(transaction);
  });
}

/**
 * Reads the rows of a list that an index has in order within each of some sizes only, such as large rentals by
 * price: the first of each size, and the first of these.
 * @param ofSize reads the first rows of one size, given as an expression
 */
export async function readMerged<O extends SortedRow>(
  db: Db,
  order: SortOrder,
  limit: number,
  sizes: { from: number; to: number },
  ofSize: (size: RawBuilder<number>) => Expression<O>,
): Promise<O[]> {
  const direction = order.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<O>`
    select one.* from generate_series(${sizes.from}::int, ${sizes.to}::int) as sizes (size)
    cross join lateral ${ofSize(sql<number>`sizes.size`)} as one
    order by one.sort_key::${sql.raw(order.type)} ${direction}, one.id ${direction} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Removes the row read beyond the page, and returns the cursor of the next page. */
export function pageOf<R extends SortedRow>(rows: R[], limit: number, order: SortOrder) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? encodeCursor({ sort: order.name, key: last.sort_key, id: last.id }) : null;
  return { page, next };
}
