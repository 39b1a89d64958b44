import type { NamedBackup } from './names.ts';

const days = 7;
const weeks = 4;
const dayMs = 86_400_000;
/** Whoever deletes an account is informed that backups forget it within so many days. */
const mostDays = 30;

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7);

/** The newest of each of the last periods that have one. */
function newestOf(backups: readonly NamedBackup[], periodOf: (at: Date) => number, most: number) {
  const newest = new Map<number, NamedBackup>();
  for (const backup of backups) {
    const period = periodOf(backup.at);
    if (!newest.has(period) && newest.size < most) newest.set(period, backup);
  }
  return newest.values();
}

/**
 * What is not kept: neither the newest of one of the last seven days that have a backup, nor of one of the last four
 * weeks, or made more than thirty days before the newest.
 * @param backups the newest first
 */
export function expendable(backups: readonly NamedBackup[]): NamedBackup[] {
  const retained = new Set([...newestOf(backups, dayOf, days), ...newestOf(backups, weekOf, weeks)]);
  const [newest] = backups;
  const isOld = ({ at }: NamedBackup) => newest && newest.at.getTime() - at.getTime() > mostDays * dayMs;
  return backups.filter((backup) => !retained.has(backup) || isOld(backup));
}
