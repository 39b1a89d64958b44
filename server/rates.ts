import cluster from 'node:cluster';
import { limits } from '../contract/limits.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { addressLimit, addressTake, keyLimit, noAddressLimit } from './http/rate-limit.ts';
import { memoryStore, type RateStore, sharedStore, workerStore } from './http/rate-store.ts';

/**
 * Several machines may share an external database; workers on the embedded one share the store of their primary
 * process.
 */
function storeFor(db: Db, { databaseUrl, workers }: Environment): RateStore {
  if (databaseUrl !== undefined) return sharedStore(db);
  if (workers === 1) return memoryStore;
  return cluster.isWorker ? workerStore : sharedStore(db);
}

/** The rate limits of the application, with a store that all processes share. */
export function createRates(db: Db, environment: Environment) {
  const store = storeFor(db, environment);
  const takeReport = keyLimit(memoryStore, 'browser-reports-all', limits.rates.allBrowserReports);
  return {
    store,
    limit: environment.rateLimits ? addressLimit(store) : noAddressLimit,
    /** Limits the work of this node: rendering a page must not cost a database write. */
    takeRender: addressTake(memoryStore, 'render', limits.rates.render),
    /** Browser reports: limits per network, and a total for this node. */
    browserReports: {
      limit: (environment.rateLimits ? addressLimit(memoryStore) : noAddressLimit)(
        'browser-reports',
        limits.rates.browserReports,
      ),
      takeOne: () => takeReport('all'),
    },
    takeSearch: addressTake(store, 'search', limits.rates.search),
  };
}
export type Rates = ReturnType<typeof createRates>;
