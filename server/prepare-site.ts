import { join } from 'node:path';
import type { Db } from './database/connect.ts';
import { StartError } from './database/embedded/start-error.ts';
import { migrate } from './database/migrate.ts';
import type { Environment } from './environment.ts';
import { ensureAdmin } from './rooms/accounts/service.ts';
import { seedBase } from './seed/seed-base.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { storageOf } from './storage/storage-of.ts';
import { sweepParts } from './storage/sweep-parts.ts';

/**
 * Migrates the database and prepares the data folder, once for all processes that serve them. A new site is filled
 * with demo content if enabled; after an interruption the next start resumes it.
 * @throws StartError if the configured password is a common one
 */
export async function prepareSite(environment: Environment, db: Db): Promise<void> {
  const isNew = (await migrate(db)).length > 0;
  await seedBase(db);
  await firstAdmin(environment, db);
  if (isNew && environment.demo) console.log('Filling the site with demo content …');
  const written = ['media', 'transfers', 'outbox', 'search-index'].map((folder) =>
    join(environment.dataDir, folder),
  );
  await sweepParts(written, environment.databaseUrl !== undefined);
  if (environment.demo) await seedDemo(db, storageOf(environment));
}

async function firstAdmin({ admin }: Environment, db: Db): Promise<void> {
  if (!admin) return;
  const outcome = await ensureAdmin(db, { ...admin, hand: 'settings' }, new Date());
  if (outcome === 'common') throw new StartError('ADMIN_PASSWORD is too common to be safe: choose another.');
  if (outcome !== 'unchanged') console.log(`The administrator ${admin.email} is ${outcome}.`);
}
