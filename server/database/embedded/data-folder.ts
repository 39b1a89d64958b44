import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/**
 * Creates the folder of all persistent data. Other accounts can traverse it (the database account must, if the
 * server runs as root) but not list it.
 * @returns its path with links resolved
 * @throws StartError if it cannot be created or written to
 */
export async function makeDataFolder(path: string): Promise<string> {
  try {
    await makeFolders(path);
    if (process.getuid?.() === 0 && (await stat(path)).uid === 0) await chmod(path, 0o711);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new StartError(`Cannot write to DATA_DIR ${path}: ${reasonOf(error) ?? error}.`);
  }
}

async function makeFolders(path: string): Promise<void> {
  const mode = 0o711;
  await mkdir(path, { recursive: true, mode }).catch((error: NodeJS.ErrnoException) => {
    // On a read-only file system the recursive call reports a missing parent; only the last step reports the cause.
    if (error.code !== 'ENOENT') throw error;
    return mkdir(path, { mode });
  });
}

const REASONS: Record<string, string> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};

const reasonOf = (error: unknown) => REASONS[(error as NodeJS.ErrnoException)?.code ?? ''];

/** Rethrows an error, as a StartError if the path or its permissions are the cause. */
export function explainFileError(error: unknown): never {
  const reason = reasonOf(error);
  if (!reason) throw error;
  throw new StartError(`Cannot write to ${(error as NodeJS.ErrnoException).path}: ${reason}.`);
}
