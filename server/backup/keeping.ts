import type { NamedBackup } from './names.ts';

const days = 7;
const weeks = 4;
const dayMs = 86_400_000;
/** Members who delete their account are informed that backups retain it for at most this many days. */
const mostDays = 30;

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7);

/** The newest of each of the last periods with a backup. */
function newestOf(backups: readonly NamedBackup[], periodOf: (at: Date) => number, most: number) {
  const newest = new Map<number, NamedBackup>();
  for (const backup of backups) {
    const period = periodOf(backup.at);
    if (!newest.has(period) && newest.size < most) newest.set(period, backup);
  }
  return newest.values();
}

/**
 * The expired backups: those that are neither the newest of one of the last seven days with a backup, nor of one of
 * the last four weeks, or that are more than thirty days older than the newest.
 * @param backups the newest first
 */
export function expendable(backups: readonly NamedBackup[]): NamedBackup[] {
  const retained = new Set([...newestOf(backups, dayOf, days), ...newestOf(backups, weekOf, weeks)]);
  const [newest] = backups;
  const isOld = ({ at }: NamedBackup) => newest && newest.at.getTime() - at.getTime() > mostDays * dayMs;
  return backups.filter((backup) => !retained.has(backup) || isOld(backup));
}
