import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the kernel counts processor time: 100 ticks a second on every Linux that Node runs on. */
const tickMs = 10;

/** Fields of `/proc/PID/stat` behind the name of the program, which may contain blanks. */
function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const ticks = (fields: readonly string[], ...places: number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);

/** The process that keeps the embedded database of a folder; undefined where none does. */
function postmasterOf(dataDir: string): string | undefined {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  return file && readFileSync(join(dataDir, file), 'utf8').split('\n')[0];
}

/**
 * The processor time, in milliseconds, that the embedded database below a folder has used until now, all its processes
 * together; NaN where the system does not tell.
 */
export function databaseProcessorTime(dataDir: string): number {
  const postmaster = existsSync('/proc/self/stat') ? postmasterOf(dataDir) : undefined;
  if (!postmaster) return Number.NaN;
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid);
      // Its own, that of its children, and that of those that have ended.
      if (pid === postmaster) sum += ticks(fields, 11, 12, 13, 14);
      else if (fields[1] === postmaster) sum += ticks(fields, 11, 12);
    } catch {
      // It ended meanwhile.
    }
  }
  return sum * tickMs;
}

/** The processor time, in milliseconds, that this process has used until now. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
