import type { SiteBackups } from '../../../contract/health.ts';
import { lastBackup } from '../../backup/last-backup.ts';
import type { BackupRepository } from '../../backup/repository.ts';

/** More than are made in a week. */
const mostListed = 8;

/** The newest backups, and whether they are as they should be; of a place that cannot be read, nothing but its name. */
export async function readBackups(repository: BackupRepository | undefined, now: Date): Promise<SiteBackups> {
  if (!repository) return { state: 'off', location: null, newest: [] };
  const { location } = repository;
  try {
    const backups = (await repository.list()).slice(0, mostListed);
    const newest = await Promise.all(
      backups.map(async ({ name, at }) => ({
        name,
        at: at.toISOString(),
        trial: (await repository.readTrial(name)) ?? null,
      })),
    );
    const { isLate } = await lastBackup(repository, now);
    return { state: newest.length === 0 ? 'none' : isLate ? 'late' : 'fresh', location, newest };
  } catch {
    return { state: 'unreadable', location, newest: [] };
  }
}
