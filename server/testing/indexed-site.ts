import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { localStorage } from '../storage/storage.ts';
import { testEngine } from './test-engine.ts';
import { addressBelow, noon, type TestSite } from './test-site.ts';

/** The same site, searched with an index in memory. */
export interface IndexedSite {
  get: TestSite['get'];
  /** Sends a request below the API's base path in a member's name. */
  ask(method: string, path: string, token: string, body: object): Promise<Response>;
  engine: SearchEngine;
  close(): Promise<void>;
}

/** A second application on the database of a site; resolves once its index is built. */
export async function indexedSite(
  { db, connectionString, dataDir, mailer, queue }: TestSite,
  now: () => Date = () => noon,
  { isNotified = true } = {},
): Promise<IndexedSite> {
  const log = pino({ level: 'silent' });
  const environment = readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test', RATE_LIMITS: '0' });
  const { engine, changes, close } = await testEngine({ db, connectionString }, { isNotified });
  // Another queue would process jobs a second time.
  const idle = { ...queue, repeat: () => undefined, work: () => undefined };
  const storage = localStorage(dataDir);
  const app = createApp({
    db,
    environment,
    log,
    storage,
    mailer,
    queue: idle,
    changes,
    searchEngine: engine,
    now,
  });
  return {
    get: async (path, { lang = 'en', cityId = 0, headers = {} } = {}) =>
      app.request(addressBelow(path, lang, cityId), { headers }),
    ask: async (method, path, token, body) =>
      app.request(addressBelow(path), {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    engine,
    close,
  };
}
