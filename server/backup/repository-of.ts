import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { isS3Address } from '../storage/s3/address.ts';
import { syncTree } from '../storage/sync-tree.ts';
import { listBackups } from './names.ts';
import { type BackupRepository, type RepositorySettings, removeAbandonedParts } from './repository.ts';
import { s3Repository } from './s3-repository.ts';
import { readTrial } from './trial.ts';

function localRepository(folder: string): BackupRepository {
  return {
    location: folder,
    spool: folder,
    async publish(part, name) {
      const whole = join(folder, name);
      await syncTree(part);
      await rename(part, whole);
      return whole;
    },
    list: () => listBackups(folder),
    readTrial: (name) => readTrial(join(folder, name)),
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
    removeAbandoned: (now) => removeAbandonedParts(folder, now),
    withFolder: (name, read) => read(join(folder, name)),
  };
}

/** @throws BackupError for an invalid `s3://` URL, or one without settings of a service */
export function backupRepository(where: string, settings: RepositorySettings): BackupRepository {
  return isS3Address(where) ? s3Repository(where, settings) : localRepository(resolve(where));
}

/** The place of the site's daily backups; undefined if it makes none. */
export const dailyRepository = (
  environment: Pick<Environment, 'backupDir' | 'dataDir' | 's3Service'>,
): BackupRepository | undefined =>
  environment.backupDir === undefined ? undefined : backupRepository(environment.backupDir, environment);
