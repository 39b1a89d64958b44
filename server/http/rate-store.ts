import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../database/connect.ts';

/** So many requests in so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** Makes the count of a rate. One name is one count, on however many nodes. */
export type RateStore = (name: string, rate: Rate) => RateLimiterAbstract;

/** Counts in the memory of this process: enough where it is the only one. */
export const memoryStore: RateStore = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/**
 * Counts in the database, so that several nodes count as one. Who is over the limit is remembered here and costs
 * no query; while the database is away each node counts for itself.
 */
export function sharedStore(db: Db): RateStore {
  const query = async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  return (keyPrefix, { points, seconds }) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    });
}
