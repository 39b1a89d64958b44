import { pino } from 'pino';
import { type Changes, listenToChanges } from '../changes/changes.ts';
import { createSearchEngine, type SearchEngine } from '../search-engine/search-engine.ts';
import type { TestSite } from './test-site.ts';

const silent = pino({ level: 'silent' });
/** Tests compare results after a change, however busy the machine is. */
const patienceMs = 20_000;

export interface TestEngine {
  engine: SearchEngine;
  changes: Changes;
  /** The result of a newly created engine. */
  withAnother<T>(use: (engine: SearchEngine) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * A search engine on the database of a site, with its index built.
 * @param options.isNotified whether it receives change notifications, or only polls on request
 */
export async function testEngine(
  { db, connectionString }: Pick<TestSite, 'db' | 'connectionString'>,
  { isNotified = true } = {},
): Promise<TestEngine> {
  const changes = await listenToChanges(connectionString);
  const engine = createSearchEngine(
    db,
    isNotified ? changes : { ...changes, subscribe: () => undefined },
    silent,
    { patienceMs },
  );
  await engine.ready;
  return {
    engine,
    changes,
    async withAnother(use) {
      const another = createSearchEngine(db, changes, silent);
      await another.ready;
      try {
        return await use(another);
      } finally {
        await another.close();
      }
    },
    async close() {
      await engine.close();
      await changes.close();
    },
  };
}
