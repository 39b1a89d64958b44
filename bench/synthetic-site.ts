import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Lang } from '../contract/locales.ts';
import { createApp } from '../server/app.ts';
import { listenToChanges } from '../server/changes/changes.ts';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { readEnvironment } from '../server/environment.ts';
import { createPost } from '../server/post.ts';
import { readCatalog } from '../server/rooms/catalog/service.ts';
import { createCounting } from '../server/rooms/numbers/service.ts';
import { senderOf } from '../server/rooms/settings/service.ts';
import { createSearchEngine } from '../server/search-engine/search-engine.ts';
import { seedBase } from '../server/seed/seed-base.ts';
import { seedSynthetic } from '../server/seed/synthetic/seed-synthetic.ts';
import { localStorage } from '../server/storage/storage.ts';
import { addressBelow } from './api-address.ts';

/** The database for this many listings, and whether to delete it afterwards. */
async function dataFolder(listings: number) {
  const shared = process.env.BENCH_DATA;
  if (!shared) return { folder: await mkdtemp(join(tmpdir(), 'bench-')), isOwn: true };
  const folder = join(shared, String(listings));
  await mkdir(folder, { recursive: true });
  return { folder, isOwn: false };
}

interface SyntheticSiteOptions {
  engine?: 'memory' | 'postgres';
  now?: () => Date;
}

/**
 * The API in this process with this many synthetic listings, on a temporary database; or on one below the folder
 * BENCH_DATA, which is filled once for all benchmarks with the same number.
 * @param options.engine where searches are run
 * @param options.now the clock of requests
 */
export async function syntheticSite(listings: number, { engine = 'memory', now }: SyntheticSiteOptions = {}) {
  const { folder, isOwn } = await dataFolder(listings);
  const environment = readEnvironment({
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
  });
  const { db, connectionString, close } = await openDatabase(environment);
  await migrate(db);
  await seedBase(db);
  const some = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  if (!some) await seedSynthetic(db, connectionString, { listings, seed: 1 });
  const catalog = await readCatalog(db);
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const changes = engine === 'memory' ? await listenToChanges(connectionString) : undefined;
  const searchEngine = changes && createSearchEngine(db, changes, log);
  const storage = localStorage(join(folder, 'media'));
  const counting = createCounting(db, environment.publicUrl);
  const app = createApp({
    db,
    environment,
    log,
    storage,
    changes,
    searchEngine,
    counting,
    ...(now && { now }),
    ...post,
  });
  const ready = searchEngine?.ready ?? Promise.resolve();
  // Searches are measured as on a site that has been running for a while.
  await ready;
  return {
    db,
    connectionString,
    catalog,
    /** Nothing runs in the background: the queue is not started. */
    queue: post.queue,
    mailer: post.mailer,
    publicUrl: environment.publicUrl,
    /** The index in memory; undefined if PostgreSQL is searched. */
    engine: searchEngine,
    /** The connection string of the database. */
    folder,
    /** Requests a path below the API's base path. */
    ask: async (path: string, lang?: Lang) => {
      const response = await app.request(addressBelow({ path: `/${path}` }, lang));
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as { meta: { next: string | null } };
    },
    /** Sends a request below the API's base path in a member's name. */
    send: async (method: string, path: string, token: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await app.request(addressBelow({ path: `/${path}` }), {
        method,
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    },
    close: async () => {
      await counting.close();
      await searchEngine?.close();
      await changes?.close();
      await post.queue.stop();
      await close();
      if (isOwn) await rm(folder, { recursive: true });
    },
  };
}
