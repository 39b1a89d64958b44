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
 * Brings the database and the data folder up to date, once for all processes that will serve them. A new site is filled
 * with demo content where the settings say so; told to end while that goes on, the next start goes on from there.
 * @throws StartError when the password of the settings is one that is tried first
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
