import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrationNames } from '../database/migrate.ts';
import type { FileStore } from '../storage/file-store.ts';
import { mapConcurrently } from '../storage/map-concurrently.ts';
import { filesOf, type StorageSettings } from '../storage/storage-of.ts';
import { syncTree } from '../storage/sync-tree.ts';
import { BackupError } from './backup-error.ts';
import { fileFolders, filePath, type Manifest } from './manifest.ts';
import { type OpenBackup, openBackup, verifyBackup } from './open-backup.ts';
import { countServers, isEmpty, restoreTables } from './restore-tables.ts';
import { readStored } from './stored-files.ts';

/**
 * Opens and verifies a backup, before anything is changed.
 * @throws BackupError if it is corrupt, incomplete, encrypted with another passphrase, or of a newer release
 */
export async function openWholeBackup(folder: string, passphrase: string | undefined): Promise<OpenBackup> {
  const backup = await openBackup(folder, passphrase);
  const known = new Set(await migrationNames());
  const unknown = backup.manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `This backup is of a newer release, with the migration ${unknown}: restore it with that one.`,
    );
  }
  await verifyBackup(backup);
  return backup;
}

export interface RestoreTarget extends StorageSettings {
  connectionString: string;
  /** Whether an existing site is replaced. */
  force: boolean;
}

/**
 * Replaces a stopped site by a backup. The schema has the version of the backup; the next start migrates it. Files
 * are moved into their folders, or uploaded to the bucket, once the tables are committed.
 * @throws BackupError if the site is in use, or not empty and `force` is not given
 */
export async function restoreBackup(backup: OpenBackup, target: RestoreTarget): Promise<Manifest> {
  const { connectionString, dataDir } = target;
  const client = new pg.Client({ connectionString, application_name: 'arab-new-york-restore' });
  client.on('error', () => undefined);
  await client.connect();
  const staged = join(dataDir, `restoring-${process.pid}`);
  try {
    await requireFree(client, target);
    await stageFiles(backup, staged);
    await syncTree(staged);
    await restoreTables(client, backup);
    for (const folder of fileFolders) {
      if (target.s3) await refill(filesOf(folder, target), join(staged, folder));
      else await replace(join(dataDir, folder), join(staged, folder));
    }
  } finally {
    await client.end();
    await rm(staged, { recursive: true, force: true });
  }
  return backup.manifest;
}

async function requireFree(client: pg.Client, target: RestoreTarget): Promise<void> {
  const servers = await countServers(client);
  if (servers > 0) {
    throw new BackupError(`The site is in use by ${servers} server${servers > 1 ? 's' : ''}: stop it first.`);
  }
  if (target.force) return;
  const folders = fileFolders.map((name) => readdir(join(target.dataDir, name)).catch(() => []));
  const stored = fileFolders.map((folder) => filesOf(folder, target).list());
  const files = await Promise.all([...folders, ...stored]);
  if (files.flat().length > 0 || !(await isEmpty(client))) {
    throw new BackupError('The site is not empty. --force replaces all of it by the backup.');
  }
}

async function stageFiles(backup: OpenBackup, staged: string): Promise<void> {
  for (const folder of fileFolders) await mkdir(join(staged, folder), { recursive: true });
  for (const file of backup.manifest.files) {
    const path = filePath(file);
    await readStored(backup, path, file, createWriteStream(join(staged, path), { flags: 'wx' }));
  }
}

async function replace(folder: string, by: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rename(by, folder);
}

/** Uploads the files of a folder, then deletes all others from the bucket. */
async function refill(store: FileStore, folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  await mapConcurrently([...names], async (name) => {
    await store.write(name, (path) => rename(join(folder, name), path));
  });
  for (const { name } of await store.list()) if (!names.has(name)) await store.remove(name);
}
