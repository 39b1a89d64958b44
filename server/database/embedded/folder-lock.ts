import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, startOf } from './processes.ts';
import { StartError } from './start-error.ts';

interface Holder {
  pid: number;
  /** See `startOf`. */
  start: string | undefined;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Another running process holds the folder. */
export class FolderInUseError extends StartError {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `Another server already uses DATA_DIR ${folder} (pid ${pid}). Stop it, or give this one a DATA_DIR of its own.`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/**
 * Locks the folder for this process. A stale lock, whose holder was killed, is taken over.
 * @throws FolderInUseError if its holder is running.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const mine: Holder = { pid: process.pid, start: startOf(process.pid) };
  const draft = join(folder, `lock.${process.pid}`);
  await writeFile(draft, JSON.stringify(mine));
  try {
    // Creating a link is atomic, so a partial lock is never read.
    for (;;) {
      try {
        await link(draft, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = await readFile(path, 'utf8').catch(() => undefined);
      const holder = found === undefined ? undefined : parse(found);
      if (holder && isRunning(holder.pid) && startOf(holder.pid) === holder.start) {
        throw new FolderInUseError(folder, holder.pid);
      }
      if (found !== undefined) await setAside(path, found);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async release() {
      const holder = parse(await readFile(path, 'utf8').catch(() => ''));
      if (holder?.pid === mine.pid && holder.start === mine.start) await rm(path, { force: true });
    },
  };
}

/** Deletes a stale lock, but restores the lock of a server that took it over between the check and the deletion. */
async function setAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.dead.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => dead);
  if (taken !== dead) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value.pid === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
