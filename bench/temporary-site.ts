import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../server/app.ts';
import { type ChangeListener, listenToChanges } from '../server/changes/changes.ts';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { readEnvironment } from '../server/environment.ts';
import { builtRenderer } from '../server/pages/renderer.ts';
import { createPost } from '../server/post.ts';
import { createCounting } from '../server/rooms/numbers/service.ts';
import { senderOf } from '../server/rooms/settings/service.ts';
import { seedBase } from '../server/seed/seed-base.ts';
import { seedDemo } from '../server/seed/seed-demo.ts';
import { localStorage } from '../server/storage/storage.ts';

const listed = new Set(['business', 'product', 'rental', 'job', 'content:blog', 'content:hero']);

/**
 * The built site with its demo content, in this process, on a temporary database.
 * @param settings in addition to environment variables
 */
export async function temporarySite(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const environment = readEnvironment({
    // All requests of a benchmark come from one address.
    RATE_LIMITS: '0',
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const { db, connectionString, close } = await openDatabase(environment);
  await migrate(db);
  const storage = localStorage(join(folder, 'media'));
  await seedBase(db);
  await seedDemo(db, storage);
  const pages = await builtRenderer(join(import.meta.dirname, '../dist'));
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const changes = await listenToChanges(connectionString);
  const listeners: ChangeListener[] = [];
  const observedChanges = {
    ...changes,
    subscribe(listener: ChangeListener) {
      listeners.push(listener);
      changes.subscribe(listener);
    },
  };
  // As on every site, unless its cost is measured.
  const isCounting = (settings.COUNT_PAGES ?? process.env.COUNT_PAGES) !== '0';
  const counting = isCounting ? createCounting(db, environment.publicUrl) : undefined;
  const app = createApp({
    db,
    environment,
    log,
    storage,
    ...post,
    pages,
    changes: observedChanges,
    counting,
  });
  return {
    app,
    db,
    /** Invalidates as after a change of listings of every kind, of articles and of the home page. */
    forget: () => {
      for (const listener of listeners) listener(listed, false);
    },
    close: async () => {
      await counting?.close();
      await changes.close();
      await post.queue.stop();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
