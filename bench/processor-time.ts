import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel's unit of processor time: 100 ticks per second on every Linux that Node supports. */
const tickMs = 10;

/** Fields of `/proc/PID/stat` after the program name, which may contain spaces. */
function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const ticks = (fields: readonly string[], ...places: number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);

/** The main process of the embedded database of a folder; undefined if there is none. */
function postmasterOf(dataDir: string): string | undefined {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  return file && readFileSync(join(dataDir, file), 'utf8').split('\n')[0];
}

/**
 * The processor time, in milliseconds, that the embedded database below a folder has used so far, all its processes
 * together; NaN if the system does not report it.
 */
export function databaseProcessorTime(dataDir: string): number {
  const postmaster = existsSync('/proc/self/stat') ? postmasterOf(dataDir) : undefined;
  if (!postmaster) return Number.NaN;
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid);
      // Its own, that of its children, and that of exited children.
      if (pid === postmaster) sum += ticks(fields, 11, 12, 13, 14);
      else if (fields[1] === postmaster) sum += ticks(fields, 11, 12);
    } catch {
      // It exited meanwhile.
    }
  }
  return sum * tickMs;
}

/** The processor time, in milliseconds, that this process has used so far. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
