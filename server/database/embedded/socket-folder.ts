import { createHash } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, ownerOf } from './account.ts';
import { makePrivateFolder } from './cluster.ts';
import { StartError } from './start-error.ts';

/** Systems cut socket paths at 104 to 108 bytes; `/.s.PGSQL.5432` needs 14 of them, and the end one. */
const LONGEST = 104 - 15;

/**
 * Makes the private folder of the database's socket: `run` in the data folder, or, where that path is too
 * long for a socket, one below the system's temporary folder that is named after it.
 * @returns its absolute path
 */
export async function makeSocketFolder(account: Account, dataFolder: string): Promise<string> {
  const folder = socketFolder(dataFolder, tmpdir());
  // A socket is worth nothing after its server: begin anew, and never trust a folder that somebody else made.
  await rm(folder, { recursive: true, force: true });
  await makePrivateFolder(account, folder);
  const { uid, mode } = await lstat(folder);
  const owner = ownerOf(account)?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o077) !== 0) {
    throw new StartError(`${folder} must belong to the database alone, and does not.`);
  }
  return folder;
}

/** Where the socket of a data folder is, for those who only want to speak to a running database. */
export function socketFolder(dataFolder: string, temporary: string = tmpdir()): string {
  const near = join(dataFolder, 'run');
  if (Buffer.byteLength(near) <= LONGEST) return near;
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return join(temporary, `any-${name}`);
}

/** For `pg` and for anything else that takes a connection string; empty host, the socket's folder as option. */
export const socketConnection = (folder: string) =>
  `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
