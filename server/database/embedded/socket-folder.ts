import { createHash } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, ownerOf } from './account.ts';
import { makePrivateFolder } from './cluster.ts';
import { StartError } from './start-error.ts';

/** Systems limit socket paths to 104 to 108 bytes; `/.s.PGSQL.5432` needs 14 of them, and the terminator one. */
const LONGEST = 104 - 15;

/**
 * Creates the private folder of the database's socket: `run` in the data folder, or, if that path is too long for a
 * socket, a folder derived from it in the system's temporary folder.
 * @returns its absolute path
 */
export async function makeSocketFolder(account: Account, dataFolder: string): Promise<string> {
  const folder = socketFolder(dataFolder, tmpdir());
  // A stale socket is worthless: recreate the folder, and never trust one that another user created.
  await rm(folder, { recursive: true, force: true });
  await makePrivateFolder(account, folder);
  const { uid, mode } = await lstat(folder);
  const owner = ownerOf(account)?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o077) !== 0) {
    throw new StartError(`${folder} must belong to the database alone, and does not.`);
  }
  return folder;
}

/** The socket folder of a data folder, for clients of a running database. */
export function socketFolder(dataFolder: string, temporary: string = tmpdir()): string {
  const near = join(dataFolder, 'run');
  if (Buffer.byteLength(near) <= LONGEST) return near;
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return join(temporary, `any-${name}`);
}

/** For `pg` and anything else that takes a connection string: empty host, the socket's folder as an option. */
export const socketConnection = (folder: string) =>
  `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
