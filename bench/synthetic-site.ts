import { mkdtemp, rm } from 'node:fs/promises';
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

/** The API in this process over so many made-up listings, on a database that is gone afterwards. */
export async function syntheticSite(listings: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const environment = readEnvironment({
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
  });
  const { db, connectionString, close } = await openDatabase(environment);
  await migrate(db);
  await seedBase(db);
  await seedSynthetic(db, connectionString, { listings, seed: 1 });
  const catalog = await readCatalog(db);
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const app = createApp({ db, environment, log, storage: localStorage(join(folder, 'media')), ...post });
  return {
    catalog,
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
      await rm(folder, { recursive: true });
    },
  };
}
