import { spawn } from 'node:child_process';
import { chown, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, commandAs, ownerOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import { complaint } from './complaint.ts';
import { StartError } from './start-error.ts';

/** The release whose files the binaries can read. */
const MAJOR = '18';

/**
 * Makes the cluster (PostgreSQL's folder of all databases) where there is none yet.
 * It is made beside its place and moved there when whole, so that a kill in between leaves nothing half-made.
 * @param durable whether to wait for the disk; only a throw-away cluster may say no
 * @throws StartError when the folder holds a cluster of another release
 */
export async function ensureCluster(binaries: Binaries, account: Account, folder: string, durable: boolean) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return create(binaries, account, folder, durable);
  if (version.trim() !== MAJOR) {
    throw new StartError(
      `${folder} was made by PostgreSQL ${version.trim()}, and this release brings ${MAJOR}. ` +
        'Back up with the release that made it, and restore into a new DATA_DIR.',
    );
  }
  await giveTo(account, folder);
}

async function create(binaries: Binaries, account: Account, folder: string, durable: boolean) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await makePrivateFolder(account, draft);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = ['-D', draft, ...options, ...locale, ...(durable ? [] : ['--no-sync'])];
  const { code, output } = await run(account, binaries.initdb, args);
  if (code !== 0) throw new StartError(`Cannot create the database in ${folder}: ${complaint(output)}`);
  await rename(draft, folder);
}

/** A folder that only the account may enter, as PostgreSQL demands. */
export async function makePrivateFolder(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const owner = ownerOf(account);
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** Gives a folder and all in it to the account, when a start under another account had made it. */
async function giveTo(account: Account, folder: string): Promise<void> {
  const owner = ownerOf(account);
  if (!owner || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid);
  }
  // Last, so that a kill in between does the work again.
  await chown(folder, owner.uid, owner.gid);
}

function run(account: Account, program: string, args: string[]) {
  const command = commandAs(account, program, args);
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Neither the caller's language nor its PG… variables may change what the database does. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
