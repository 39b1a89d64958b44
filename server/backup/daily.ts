import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import type { JobKind } from '../queue/job-kind.ts';
import type { Nothing, Queue } from '../queue/queue.ts';
import { expendable } from './keeping.ts';
import { sizeOf } from './manifest.ts';
import { backupTime, listBackups } from './names.ts';
import { writeBackup } from './write-backup.ts';

const backupJob: JobKind<Nothing> = {
  name: 'daily-backup',
  withinSeconds: 6 * 3_600,
  retries: 5,
  pauseSeconds: 300,
  longestPauseSeconds: 3_600,
  atOnce: 1,
};
const checkEverySeconds = 900;
/** A day but for one look, so that backups do not come later every day. */
const everyMs = (86_400 - checkEverySeconds) * 1000;
/** A folder that was begun longer ago is nobody's any more. */
const abandonedMs = 86_400_000;

export interface DailyNeeds {
  queue: Queue;
  environment: Pick<Environment, 'backupDir' | 'backupPassphrase' | 'dataDir'>;
  connectionString: string;
  log: Logger;
  now?: () => Date;
}

/**
 * Backs the site up each day, verified, by whichever server is free, and removes what is no longer kept. Does nothing
 * without BACKUP_DIR, which servers of one site share.
 */
export function backUpDaily({
  queue,
  environment,
  connectionString,
  log,
  now = () => new Date(),
}: DailyNeeds) {
  const { backupDir, backupPassphrase: passphrase, dataDir } = environment;
  if (backupDir === undefined) return;
  queue.repeat(backupJob, checkEverySeconds, async () => {
    const [newest] = await listBackups(backupDir);
    if (newest && now().getTime() - newest.at.getTime() < everyMs) return;
    const { folder, manifest } = await writeBackup({ connectionString, dataDir, passphrase, now }, backupDir);
    log.info({ folder }, `backed up ${sizeOf(manifest)}`);
    for (const { name } of expendable(await listBackups(backupDir))) await remove(backupDir, name);
    await sweepAbandoned(backupDir, now());
  });
}

const remove = (folder: string, name: string) => rm(join(folder, name), { recursive: true, force: true });

/** Removes backups that a process began and did not live to end. */
async function sweepAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const begun = backupTime(name.replace(/\.\d+\.part$/, ''));
    if (name.endsWith('.part') && begun && now.getTime() - begun.getTime() > abandonedMs) {
      await remove(folder, name);
    }
  }
}
