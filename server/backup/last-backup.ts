import type { BackupRepository } from './repository.ts';
import type { TrialOutcome } from './trial.ts';

const lateMs = 2 * 86_400_000;

export interface LastBackup {
  /** Undefined if there is none. */
  at: Date | undefined;
  /** The number of backups. */
  count: number;
  /** Whether a newer one is overdue. */
  isLate: boolean;
  /** The result of its trial restore; undefined if it was not tried. */
  trial?: TrialOutcome | undefined;
}

/** The last backup of the site, from its folder or bucket of backups. */
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
 * The time of the last backup, if the site makes them and one is overdue: null if there is none, or if the place
 * cannot be read.
 */
export async function lateBackup(
  repository: BackupRepository | undefined,
  now: Date,
): Promise<{ at: string | null } | undefined> {
  if (repository === undefined) return undefined;
  const last = await lastBackup(repository, now).catch(() => ({ at: undefined, isLate: true }));
  return last.isLate ? { at: last.at?.toISOString() ?? null } : undefined;
}
