import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { codeOf } from './backup-error.ts';
import { backupTime, type NamedBackup } from './names.ts';
import type { TrialOutcome } from './trial.ts';

/** What decides how the place of backups is reached. */
export interface RepositorySettings {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Needed for `s3://` addresses. */
  s3Service?: Environment['s3Service'];
}

/** Where backups are: a folder, or a bucket. */
export interface BackupRepository {
  /** The folder or address, for people. */
  location: string;
  /** A folder of this machine, in which backups are written and read back. */
  spool: string;
  /**
   * Gives what was written its name, once it is durable.
   * @param part a folder below the spool, which is there no longer afterwards
   * @returns where it is now
   */
  publish(part: string, name: string): Promise<string>;
  /** Complete backups, the newest first. */
  list(): Promise<NamedBackup[]>;
  /** What became of restoring one on trial; undefined where nobody tried. */
  readTrial(name: string): Promise<TrialOutcome | undefined>;
  remove(name: string): Promise<void>;
  /** Removes backups that a process began and did not live to end. */
  removeAbandoned(now: Date): Promise<void>;
  /** Has a backup read from a folder of this machine, where it is until the work is done. */
  withFolder<T>(name: string, read: (folder: string) => Promise<T>): Promise<T>;
}

/** A backup that was begun so long ago (milliseconds) and is not whole belongs to no process any more. */
export const abandonedMs = 86_400_000;

/** Makes an empty folder below a spool for the time of some work. */
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

/** Removes folders that a process began to write and did not live to rename. */
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
