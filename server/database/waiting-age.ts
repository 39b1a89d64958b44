import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** How much of something waits, and for how long. */
export interface WaitingAge {
  count: number;
  /** Since when the oldest waits; null where nothing does. */
  oldest: Date | null;
  /** How many wait for more than one day, and for more than three: the latter are among the former. */
  overOneDay: number;
  overThreeDays: number;
}

const nothing: WaitingAge = { count: 0, oldest: null, overOneDay: 0, overThreeDays: 0 };

/**
 * Counts what waits by its age, in one query.
 * @param moments a query with one row for each thing that waits, whose column `at` is the moment since when it does
 */
export async function readWaitingAge(db: Db, moments: RawBuilder<unknown>, now: Date): Promise<WaitingAge> {
  const { rows } = await sql<WaitingAge>`
    select count(*)::int as count, min(at) as oldest,
      count(*) filter (where at < ${now}::timestamptz - interval '1 day')::int as "overOneDay",
      count(*) filter (where at < ${now}::timestamptz - interval '3 days')::int as "overThreeDays"
    from (${moments}) as waiting`.execute(db);
  return rows[0] ?? nothing;
}
