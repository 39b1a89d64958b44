import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/**
 * Makes the folder of all that the site keeps. Others may pass through it (the account of the database must,
 * when the server runs as root) but not look around.
 * @returns its path without links
 * @throws StartError when it cannot be made or written to
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
    // On a read-only file system the way down is said to be missing; the last step alone tells why.
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

/** Rethrows an error, in words for the operator if the path or its permissions are the cause. */
export function explainFileError(error: unknown): never {
  const reason = reasonOf(error);
  if (!reason) throw error;
  throw new StartError(`Cannot write to ${(error as NodeJS.ErrnoException).path}: ${reason}.`);
}
