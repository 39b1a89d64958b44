import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Cursor, encodeCursor } from '../../http/cursor.ts';

/** How a list is sorted: an expression, its type in the database and its direction; ties by id. */
export interface SortOrder {
  name: string;
  key: RawBuilder<unknown>;
  type: 'real' | 'double precision' | 'timestamptz' | 'text';
  descending: boolean;
}

/** What every sorted row carries, so that the next page can begin behind it. */
export interface SortedRow {
  id: number;
  sort_key: string;
}

/** The rows behind a cursor. */
export function behind(order: SortOrder, cursor: Cursor): RawBuilder<SqlBool> {
  const id = sql.ref('l.id');
  const value = sql`${cursor.key}::${sql.raw(order.type)}`;
  return order.descending
    ? sql<SqlBool>`(${order.key}, ${id}) < (${value}, ${cursor.id}::bigint)`
    : sql<SqlBool>`(${order.key}, ${id}) > (${value}, ${cursor.id}::bigint)`;
}

/** Sorts and bounds a query and adds the sort key of each row as text. */
export function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: SortOrder,
  cursor: Cursor | undefined,
  limit: number,
): SelectQueryBuilder<DB, TB, O & { sort_key: string }> {
  const direction = order.descending ? sql`desc` : sql`asc`;
  let built = query.select(sql<string>`(${order.key})::text`.as('sort_key'));
  if (cursor) built = built.where(behind(order, cursor));
  return built
    .orderBy(sql`${order.key} ${direction}`)
    .orderBy(sql`${sql.ref('l.id')} ${direction}`)
    .limit(limit) as unknown as SelectQueryBuilder<DB, TB, O & { sort_key: string }>;
}

/** Cuts the row that was read beyond the page and says where the next page begins. */
export function pageOf<R extends SortedRow>(rows: R[], limit: number, order: SortOrder) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? encodeCursor({ sort: order.name, key: last.sort_key, id: last.id }) : null;
  return { page, next };
}
