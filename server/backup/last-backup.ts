import type { BackupRepository } from './repository.ts';
import type { TrialOutcome } from './trial.ts';

const lateMs = 2 * 86_400_000;

export interface LastBackup {
  /** Undefined where there is none. */
  at: Date | undefined;
  /** How many there are. */
  count: number;
  /** Whether one should have been made since. */
  isLate: boolean;
  /** What became of restoring it on trial; undefined where nobody tried. */
  trial?: TrialOutcome | undefined;
}

/** When the site was backed up last, as its folder or bucket of backups shows. */
export async function lastBackup(repository: BackupRepository, now: Date): Promise<LastBackup> {
  const backups = await repository.list();
  const [newest] = backups;
  const at = newest?.at;
  const trial = newest && (await repository.readTrial(newest.name));
  return {
    at,
    count: backups.length,
    isLate: !at || now.getTime() - at.getTime() > lateMs,
    ...(trial && { trial }),
  };
}

/**
 * When the last backup was made, where the site makes them and one is missing: too long ago, never (null), or where nobody
 * can read (null, too).
 */
export async function lateBackup(
  repository: BackupRepository | undefined,
  now: Date,
): Promise<{ at: string | null } | undefined> {
  if (repository === undefined) return undefined;
  const last = await lastBackup(repository, now).catch(() => ({ at: undefined, isLate: true }));
  return last.isLate ? { at: last.at?.toISOString() ?? null } : undefined;
}
