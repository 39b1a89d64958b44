import { spawn } from 'node:child_process';
import { chown, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, commandAs, ownerOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import { complaint } from './complaint.ts';
import { StartError } from './start-error.ts';

/** The major release whose files the binaries can read. */
const MAJOR = '18';

/**
 * Creates the cluster (PostgreSQL's data folder) if it does not exist. It is created in a temporary folder and
 * renamed when complete, so that a crash leaves nothing partial.
 * @param durable whether to flush to disk; false for disposable clusters only
 * @throws StartError if the folder contains a cluster of another major release
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

/** A folder that only the account can access, as PostgreSQL requires. */
export async function makePrivateFolder(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const owner = ownerOf(account);
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** Changes the owner of a folder and its content, if it was created by a start under another account. */
async function giveTo(account: Account, folder: string): Promise<void> {
  const owner = ownerOf(account);
  if (!owner || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid);
  }
  // Last, so that a crash before repeats the work.
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

/** Neither the caller's locale nor its PG… variables may affect the database. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
