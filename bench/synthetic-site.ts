import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../server/app.ts';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { readEnvironment } from '../server/environment.ts';
import { createPost } from '../server/post.ts';
import { readCatalog } from '../server/rooms/catalog/service.ts';
import { senderOf } from '../server/rooms/settings/service.ts';
import { seedBase } from '../server/seed/seed-base.ts';
import { seedSynthetic } from '../server/seed/synthetic/seed-synthetic.ts';
import { localStorage } from '../server/storage/storage.ts';

/** Where the database of so many listings is, and whether it is to be gone afterwards. */
async function dataFolder(listings: number) {
  const shared = process.env.BENCH_DATA;
  if (!shared) return { folder: await mkdtemp(join(tmpdir(), 'bench-')), isOwn: true };
  const folder = join(shared, String(listings));
  await mkdir(folder, { recursive: true });
  return { folder, isOwn: false };
}

/**
 * The API in this process over so many made-up listings, on a database that is gone afterwards; or on one below the
 * folder BENCH_DATA, which is filled once for all benchmarks that ask for as many.
 */
export async function syntheticSite(listings: number) {
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
  const app = createApp({ db, environment, log, storage: localStorage(join(folder, 'media')), ...post });
  return {
    catalog,
    /** Where the database is. */
    folder,
    /** Asks the API below its base. */
    ask: async (path: string) => {
      const response = await app.request(`/api/NY/en/0/${path}`);
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as { meta: { next: string | null } };
    },
    close: async () => {
      await post.queue.stop();
      await close();
      if (isOwn) await rm(folder, { recursive: true });
    },
  };
}
