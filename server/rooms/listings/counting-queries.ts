import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { CellFacet } from '../counts/service.ts';

/** The limit for counting rows: beyond it, totals and facets are lower bounds. */
export const countLimit = 2_000;

/** A facet: the counted values of each row, and the parts of the filter that are the facet's own. */
export interface FacetColumn<F> {
  name: string;
  /** Any value that can be cast to text; null is not counted. */
  value: RawBuilder<unknown>;
  /** The value is an array, and the row is counted for each of its elements. */
  many?: boolean;
  own: readonly (keyof F)[];
  /** Further dependencies of the value besides the row. */
  variant?: number | string;
  /** The dimension of the stored counts that contains it. */
  facet?: Omit<CellFacet, 'name'>;
  /** A switch that the stored counts lack: the filter that it applies. */
  turnedOn?: Partial<F>;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface Counted {
  /** At most `limit` + 1. */
  total: number;
  /** The limit of the count. */
  limit: number;
  facets: Record<string, FacetCount[]>;
}

/**
 * Counts row by row up to the limit. PostgreSQL estimates the selectivity of product prices from those of all
 * listings together, and would read and join all of them for the few that are counted.
 */
export function countingFew<T>(db: Db, run: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
      set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(
      transaction,
    );
    return run(transaction);
  });
}

/** The number of rows, and of each value of each facet among them. */
export async function countRows<F, DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  columns: FacetColumn<F>[],
  limit = countLimit,
): Promise<Counted> {
  const found = query
    .select([sql`1`.as('one'), ...columns.map((column, index) => column.value.as(`f${index}`))])
    .limit(limit + 1);
  const parts = columns.map(({ name, many }, index) => {
    const column = sql.ref(`f${index}`);
    const value = many ? sql`unnest(${column})` : column;
    return sql`select ${name}::text, ${value}::text, count(*) from found where ${column} is not null group by 2`;
  });
  const total = sql`select '' as facet, '' as value, count(*) as count from found`;
  const { rows } = await sql<{ facet: string; value: string; count: number }>`
    with found as materialized ${found} ${sql.join([total, ...parts], sql` union all `)}`.execute(db);
  const facets = Object.fromEntries(columns.map(({ name }) => [name, [] as FacetCount[]]));
  for (const { facet, value, count } of rows) facets[facet]?.push({ value, count });
  return { total: rows.find(({ facet }) => facet === '')?.count ?? 0, limit, facets };
}
