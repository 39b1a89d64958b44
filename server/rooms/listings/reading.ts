import type { ListingStatus } from '../../../contract/categories.ts';
import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { searchQuery } from '../../../contract/search.ts';
import { type Cursor, decodeCursor } from '../../http/cursor.ts';
import type { Catalog } from '../catalog/service.ts';
import { type Counted, countLimit } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { pageOf, type SortedRow, type SortOrder } from './sorting-queries.ts';

/** What a list query has for every kind. */
export interface ListQuery {
  after?: string | undefined;
  limit: number;
}

/** How a kind is read: its orders, its rows (one more than a page) and its counts. */
export interface ListReader<F extends ListingFilter, S extends string, R extends SortedRow> {
  order(sort: S, filter: F): SortOrder;
  rows(filter: F, order: SortOrder, cursor: Cursor | undefined, limit: number): Promise<R[]>;
  count(filter: F): Promise<Counted>;
}

export interface ListPage<R> {
  rows: R[];
  counted: Counted;
  next: string | null;
}

/**
 * The text of the `tsquery` of what was asked; undefined when nothing was. Null when what was asked holds
 * no letter or digit: that finds nothing, rather than everything.
 */
export function matchOf(q: string | undefined, catalog: Catalog): string | null | undefined {
  return q?.trim() ? searchQuery(q, { concepts: catalog.concepts }) : undefined;
}

/**
 * A page of a list and its counts. Where more rows have the words than are counted, how well each has them
 * says little and would take long to work out for all: then the list is in the `quiet` order.
 * @throws AppError `invalid_cursor`
 */
export async function readPage<F extends ListingFilter, S extends string, R extends SortedRow>(
  { after, limit }: ListQuery,
  filter: F,
  { sort, quiet }: { sort: S; quiet: S },
  reader: ListReader<F, S, R>,
): Promise<ListPage<R>> {
  const counting = reader.count(filter);
  let order = reader.order(sort, filter);
  if (order.name === 'rank' && (await counting).total > countLimit) {
    order = reader.order(quiet, { ...filter, match: undefined });
  }
  const cursor = decodeCursor(after, order.name);
  const [counted, read] = await Promise.all([counting, reader.rows(filter, order, cursor, limit)]);
  const { page, next } = pageOf(read, limit, order);
  return { rows: page, counted, next };
}

/** The `meta` of a list. */
export function metaOf(
  { counted, next }: Pick<ListPage<unknown>, 'counted' | 'next'>,
  facets: Record<string, FacetValue[]>,
): ListMeta {
  const { total } = counted;
  return { total: Math.min(total, countLimit), totalIsExact: total <= countLimit, next, facets };
}

/** What a question finds that has no word in it. */
export const nothingFound: ListPage<never> = { rows: [], counted: { total: 0, facets: {} }, next: null };

/**
 * A listing that may be shown.
 * @throws AppError `not_found` for what never was public, `gone` for what no longer is
 */
export function requireShown<R extends { status: ListingStatus; expires_at: Date | null }>(
  row: R | undefined,
  now: Date,
): R {
  if (!row || row.status === 'pending' || row.status === 'rejected') throw new AppError('not_found');
  if (row.status !== 'published' || (row.expires_at !== null && row.expires_at <= now)) {
    throw new AppError('gone');
  }
  return row;
}
