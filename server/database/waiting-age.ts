import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** The number and age of waiting items. */
export interface WaitingAge {
  count: number;
  /** Since when the oldest waits; null if there are none. */
  oldest: Date | null;
  /** The number that has waited for more than one day, and for more than three: the former include the latter. */
  overOneDay: number;
  overThreeDays: number;
}

const nothing: WaitingAge = { count: 0, oldest: null, overOneDay: 0, overThreeDays: 0 };

/**
 * Counts waiting items by age, in one query.
 * @param moments a query with one row for each item, whose column `at` is the moment since when it waits
 */
export async function readWaitingAge(db: Db, moments: RawBuilder<unknown>, now: Date): Promise<WaitingAge> {
  const { rows } = await sql<WaitingAge>`
    select count(*)::int as count, min(at) as oldest,
      count(*) filter (where at < ${now}::timestamptz - interval '1 day')::int as "overOneDay",
      count(*) filter (where at < ${now}::timestamptz - interval '3 days')::int as "overThreeDays"
    from (${moments}) as waiting`.execute(db);
  return rows[0] ?? nothing;
}
