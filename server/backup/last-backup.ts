import { listBackups } from './names.ts';

const lateMs = 2 * 86_400_000;

export interface LastBackup {
  /** Undefined where there is none. */
  at: Date | undefined;
  /** How many there are. */
  count: number;
  /** Whether one should have been made since. */
  isLate: boolean;
}

/** When the site was backed up last, as its folder of backups shows. */
export async function lastBackup(backupDir: string, now: Date): Promise<LastBackup> {
  const backups = await listBackups(backupDir);
  const at = backups[0]?.at;
  return { at, count: backups.length, isLate: !at || now.getTime() - at.getTime() > lateMs };
}
