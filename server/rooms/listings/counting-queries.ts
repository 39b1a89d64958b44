import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { CellFacet } from '../counts/service.ts';

/** Where rows have to be counted, counting stops here: beyond, totals and facets say «at least». */
export const countLimit = 2_000;

/** A facet: what each row counts for, and the parts of the filter that are the facet's own. */
export interface FacetColumn<F> {
  name: string;
  /** Anything that has a text; null counts for nothing. */
  value: RawBuilder<unknown>;
  /** The value is an array, and the row counts for each of its values. */
  many?: boolean;
  own: readonly (keyof F)[];
  /** What the value depends on besides the row. */
  variant?: number | string;
  /** Where the kept counts have it. */
  facet?: Omit<CellFacet, 'name'>;
  /** A switch that the kept counts do not have: the filter that turns it on. */
  turnedOn?: Partial<F>;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface Counted {
  /** At most `limit` + 1. */
  total: number;
  /** How far was counted. */
  limit: number;
  facets: Record<string, FacetCount[]>;
}

/**
 * Counts row by row until the limit. PostgreSQL takes prices of things for as rare as those of all listings together, and
 * would read and join all of them for the few that are counted.
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

/** How many rows there are, and how many each value of each facet has among them. */
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
