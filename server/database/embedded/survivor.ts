import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPostgresIn, isRunning } from './processes.ts';
import { StartError } from './start-error.ts';

/** The timeout for a clean shutdown of an orphaned database, in milliseconds. */
const PATIENCE = 60_000;

/**
 * A database whose server was killed continues to run. Shuts it down cleanly, and deletes the pid file that a
 * killed database leaves.
 * @param cluster absolute path with links resolved
 */
export async function stopSurvivor(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return;
  if (isPostgresIn(pid, cluster)) {
    signal(pid, 'SIGINT');
    const deadline = Date.now() + PATIENCE;
    while (isRunning(pid)) {
      if (Date.now() > deadline)
        throw new StartError(`A database left over in ${cluster} does not stop (pid ${pid}).`);
      await wait(10);
    }
  }
  // Left by a kill; its pid may belong to another process by now, which PostgreSQL would mistake for itself.
  await rm(note, { force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') {
      throw new StartError(
        `A database of another account runs on this DATA_DIR (pid ${pid}): stop it first.`,
      );
    }
  }
}
