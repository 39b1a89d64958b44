import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { codeOf } from './backup-error.ts';
import { backupTime, type NamedBackup } from './names.ts';
import type { TrialOutcome } from './trial.ts';

/** The settings that determine the place of backups. */
export interface RepositorySettings {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Needed for `s3://` addresses. */
  s3Service?: Environment['s3Service'];
}

/** A place of backups: a folder or a bucket. */
export interface BackupRepository {
  /** The folder or URL, for people. */
  location: string;
  /** A folder of this machine, in which backups are written and verified. */
  spool: string;
  /**
   * Publishes a durable backup under its name.
   * @param part a folder below the spool, which is moved away
   * @returns its final place
   */
  publish(part: string, name: string): Promise<string>;
  /** Complete backups, the newest first. */
  list(): Promise<NamedBackup[]>;
  /** The result of its trial restore; undefined if it was not tried. */
  readTrial(name: string): Promise<TrialOutcome | undefined>;
  remove(name: string): Promise<void>;
  /** Deletes incomplete backups of crashed processes. */
  removeAbandoned(now: Date): Promise<void>;
  /** Provides a backup as a folder of this machine until the work is done. */
  withFolder<T>(name: string, read: (folder: string) => Promise<T>): Promise<T>;
}

/** An incomplete backup that was started this long ago (in milliseconds) is abandoned. */
export const abandonedMs = 86_400_000;

/** Creates an empty folder below a spool for the duration of some work. */
export async function withScratch<T>(
  spool: string,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(spool, `${name}.${process.pid}.part`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes folders of processes that crashed before renaming them. */
export async function removeAbandonedParts(spool: string, now: Date): Promise<void> {
  const names = await readdir(spool).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const begun = backupTime(name.replace(/\.\d+\.part$/, ''));
    if (!name.endsWith('.part') || !begun || now.getTime() - begun.getTime() <= abandonedMs) continue;
    await rm(join(spool, name), { recursive: true, force: true });
  }
}
