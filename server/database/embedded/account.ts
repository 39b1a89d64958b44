import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * PostgreSQL does not run as root, so a server that runs as root must start it under another account.
 * - `self`: the server does not run as root, nothing to do.
 * - `user`: an unprivileged account of this machine, which must have access to the files.
 * - `namespace`: root's own files, in a user namespace with another user id; for a checkout below a folder that
 * only root can access.
 */
export type Account =
  | { kind: 'self' }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'namespace'; uid: number; gid: number };

/** A program with its arguments and `spawn` options, wrapped so that it runs under the account. */
export function commandAs(account: Account, program: string, args: string[]) {
  if (account.kind === 'self') return { program, args, options: {} satisfies SpawnOptions };
  const { uid, gid } = account;
  if (account.kind === 'user') return { program, args, options: { uid, gid } satisfies SpawnOptions };
  const map = ['--user', `--map-user=${uid}`, `--map-group=${gid}`];
  return { program: 'unshare', args: [...map, program, ...args], options: {} satisfies SpawnOptions };
}

/** The required owner of the cluster's files; `undefined` leaves them unchanged. */
export function ownerOf(account: Account): { uid: number; gid: number } | undefined {
  if (account.kind === 'self') return undefined;
  return account.kind === 'user' ? { uid: account.uid, gid: account.gid } : { uid: 0, gid: 0 };
}

/**
 * Chooses the account for a server with the binary `postgres` and its files in `folder`.
 * @throws StartError with a remedy if no account is suitable.
 */
export function chooseAccount(postgres: string, folder: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const candidates = unprivilegedAccounts(folder);
  for (const { uid, gid } of candidates) {
    const account: Account = { kind: 'user', uid, gid };
    if (runs(account, postgres, ['--version']) && runs(account, '/bin/sh', ['-c', 'cd "$0"', folder])) {
      return account;
    }
  }
  for (const { uid, gid } of candidates) {
    const account: Account = { kind: 'namespace', uid, gid };
    if (runs(account, postgres, ['--version'])) return account;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and no other account can reach ${folder} and ${postgres}. ` +
      'Start as an ordinary user, or move the checkout and DATA_DIR to where every account may enter ' +
      '(/opt or /srv, say), or set DATABASE_URL.',
  );
}

function runs(account: Account, program: string, args: string[]): boolean {
  const command = commandAs(account, program, args);
  const result = spawnSync(command.program, command.args, { ...command.options, cwd: '/', stdio: 'ignore' });
  return result.status === 0;
}

/** The owner of the folder unless that is root, then the usual unprivileged system accounts. */
function unprivilegedAccounts(folder: string) {
  const known = new Map<number, { uid: number; gid: number; name: string }>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    if (Number(uid) > 0) known.set(Number(uid), { uid: Number(uid), gid: Number(gid), name });
  }
  const named = (name: string) => [...known.values()].find((entry) => entry.name === name);
  const owner = known.get(statSync(folder).uid);
  return [owner, named('postgres'), named('nobody')].filter((entry) => entry !== undefined);
}
