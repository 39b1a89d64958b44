import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import type { JobKind } from '../queue/job-kind.ts';
import type { Nothing, Queue } from '../queue/queue.ts';
import { expendable } from './keeping.ts';
import { sizeOf } from './manifest.ts';
import { dailyRepository } from './repository-of.ts';
import { type TrialOutcome, tryRestore } from './trial.ts';
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
/** A day minus one check interval, so that backups do not drift later. */
const everyMs = (86_400 - checkEverySeconds) * 1000;

export interface DailyNeeds {
  queue: Queue;
  environment: Pick<
    Environment,
    'backupDir' | 'backupPassphrase' | 'dataDir' | 'databaseUrl' | 's3' | 's3Service'
  >;
  connectionString: string;
  log: Logger;
  now?: () => Date;
}

/** The log message of a trial. */
const trialWords: Record<TrialOutcome, string> = {
  restored: 'restored on trial, identical in every table',
  denied: 'not restored on trial: the database user may not create databases',
  'no-room': 'not restored on trial: not enough disk space for a second database',
};

/**
 * Backs the site up daily on any available server, restores each backup on trial, and deletes expired ones. A
 * backup that cannot be restored does not count: the job fails. Does nothing without BACKUP_DIR, which the servers
 * of a site share.
 */
export function backUpDaily({
  queue,
  environment,
  connectionString,
  log,
  now = () => new Date(),
}: DailyNeeds) {
  const { backupPassphrase: passphrase, dataDir, databaseUrl, s3, s3Service } = environment;
  const server = { connectionString, diskOf: databaseUrl === undefined ? dataDir : undefined };
  const repository = dailyRepository(environment);
  if (repository === undefined) return;
  queue.repeat(backupJob, checkEverySeconds, async () => {
    const [newest] = await repository.list();
    if (newest && now().getTime() - newest.at.getTime() < everyMs) return;
    let outcome: TrialOutcome = 'restored';
    const { folder, manifest } = await writeBackup(
      {
        ...{ connectionString, dataDir, s3, s3Service, passphrase, now },
        trial: async (backup) => {
          outcome = await tryRestore(backup, server);
        },
      },
      repository.location,
    );
    const words = `backed up ${sizeOf(manifest)}; ${trialWords[outcome]}`;
    if (outcome === 'restored') log.info({ folder }, words);
    else log.warn({ folder }, words);
    for (const { name } of expendable(await repository.list())) await repository.remove(name);
    await repository.removeAbandoned(now());
  });
}
