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

/** Lets the workers of this process count in it, so that they count as one. Call it before they are started. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster();
}

/** So long a worker waits for the first process; then it counts for itself. In milliseconds. */
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
      // A refusal is an answer; anything else says that there was none.
      if (refused instanceof RateLimiterRes) throw refused;
      return otherwise();
    }
  }
}

/**
 * Counts in the process that started this worker, so that its workers count as one without a statement for each request.
 * While that process does not answer, each worker counts for itself.
 */
export const workerStore: RateStore = (keyPrefix, rate) => new WorkerLimiter(keyPrefix, rate);

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
