import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { mapConcurrently } from '../storage/map-concurrently.ts';
import { parseS3Address } from '../storage/s3/address.ts';
import { s3Bucket } from '../storage/s3/bucket.ts';
import { uploadFile } from '../storage/s3/s3-files.ts';
import { BackupError } from './backup-error.ts';
import { headName } from './manifest.ts';
import { backupTime, type NamedBackup } from './names.ts';
import {
  abandonedMs,
  type BackupRepository,
  type RepositorySettings,
  removeAbandonedParts,
  withScratch,
} from './repository.ts';
import { readTrial, recordName } from './trial.ts';

/**
 * Backups in a bucket. S3 cannot rename folders: a backup is complete when its `backup.json` exists, which is
 * uploaded last and deleted first.
 */
export function s3Repository(location: string, { dataDir, s3Service }: RepositorySettings): BackupRepository {
  const address = parseS3Address(location);
  if (!address) throw new BackupError(`${location} is no address such as s3://bucket/backups.`);
  if (!s3Service) throw new BackupError(`${location} needs S3_ENDPOINT, S3_KEY and S3_SECRET.`);
  const bucket = s3Bucket({ ...s3Service, bucket: address.bucket });
  const root = address.folder === '' ? '' : `${address.folder}/`;
  const spool = join(dataDir, 'backup-spool');
  const keyOf = (name: string, path: string) => `${root}${name}/${path}`;

  /** All backups, and whether each is complete. */
  async function folders(): Promise<(NamedBackup & { isComplete: boolean })[]> {
    const names = await bucket.folders(root);
    const backups = names.flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    });
    return mapConcurrently(backups, async (backup) => ({
      ...backup,
      isComplete: (await bucket.info(keyOf(backup.name, headName))) !== undefined,
    }));
  }

  async function remove(name: string): Promise<void> {
    await bucket.remove(keyOf(name, headName));
    const files = await bucket.list(keyOf(name, ''));
    await mapConcurrently(files, (file) => bucket.remove(file.name));
  }

  async function download(key: string, to: string): Promise<void> {
    const found = await bucket.get(key);
    if (!found) throw new BackupError(`The backup is incomplete: ${key} is missing.`);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await pipeline(
      Readable.fromWeb(found.stream as NodeReadableStream),
      createWriteStream(to, { mode: 0o600 }),
    );
  }

  return {
    location: location.replace(/\/$/, ''),
    spool,
    remove,
    async publish(part, name) {
      const entries = await readdir(part, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(part, join(entry.parentPath, entry.name)));
      await mapConcurrently(
        paths.filter((path) => path !== headName),
        (path) => uploadFile(bucket, keyOf(name, path), join(part, path)),
      );
      await uploadFile(bucket, keyOf(name, headName), join(part, headName));
      await rm(part, { recursive: true });
      return `${location.replace(/\/$/, '')}/${name}`;
    },
    async list() {
      const complete = (await folders()).filter(({ isComplete }) => isComplete);
      return complete
        .map(({ name, at }) => ({ name, at }))
        .sort((one, other) => other.at.getTime() - one.at.getTime());
    },
    readTrial: (name) =>
      withScratch(spool, `trial-of-${name}`, async (folder) => {
        const key = keyOf(name, recordName);
        if (!(await bucket.info(key))) return undefined;
        await download(key, join(folder, recordName));
        return readTrial(folder);
      }),
    async removeAbandoned(now) {
      await removeAbandonedParts(spool, now);
      for (const { name, at, isComplete } of await folders()) {
        if (!isComplete && now.getTime() - at.getTime() > abandonedMs) await remove(name);
      }
    },
    withFolder: (name, read) =>
      withScratch(spool, `restoring-${name}`, async (folder) => {
        const files = await bucket.list(keyOf(name, ''));
        if (files.length === 0) throw new BackupError(`There is no backup ${name} at ${location}.`);
        await mapConcurrently(files, (file) =>
          download(file.name, join(folder, file.name.slice(keyOf(name, '').length))),
        );
        return read(folder);
      }),
  };
}
