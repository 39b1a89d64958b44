import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Db } from '../database/connect.ts';

/** A number of requests per number of seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** Creates the counter of a rate. Counters of one name are shared by all nodes. */
export type RateStore = (name: string, rate: Rate) => RateLimiterAbstract;

/** Counts in the memory of this process: sufficient for a single process. */
export const memoryStore: RateStore = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/** Shares this store with the workers of this process. To be called before they are started. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster();
}

/** How long a worker waits for the primary process before it counts by itself, in milliseconds. */
const countWithin = 1_000;

class WorkerLimiter extends RateLimiterCluster {
  readonly #own: RateLimiterMemory;

  constructor(keyPrefix: string, { points, seconds }: Rate) {
    super({ keyPrefix, points, duration: seconds, timeoutMs: countWithin });
    this.#own = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  }

  override consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    return this.#unlessSilent(super.consume(key, points), () => this.#own.consume(key, points));
  }

  override reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    return this.#unlessSilent(super.reward(key, points), () => this.#own.reward(key, points));
  }

  async #unlessSilent(counted: Promise<RateLimiterRes>, otherwise: () => Promise<RateLimiterRes>) {
    try {
      return await counted;
    } catch (refused) {
      // A rejection is a response; anything else means that there was none.
      if (refused instanceof RateLimiterRes) throw refused;
      return otherwise();
    }
  }
}

/**
 * Counts in the primary process that started this worker, so that its workers share counters without a statement
 * per request. While the primary does not respond, each worker counts by itself.
 */
export const workerStore: RateStore = (keyPrefix, rate) => new WorkerLimiter(keyPrefix, rate);

/**
 * Counts in the database, so that several nodes share counters. Keys over the limit are remembered here and cost no
 * query; while the database is unavailable each node counts by itself.
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
