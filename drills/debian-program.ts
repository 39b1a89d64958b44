import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MissingTool } from './drill.ts';

const run = promisify(execFile);

/** A program that drills need and the site does not. */
export interface DebianProgram {
  /** The packages with its files, besides libraries that every Debian has. */
  packages: readonly string[];
  /** Its path without the leading slash. */
  path: string;
}

export const nginx: DebianProgram = { packages: ['nginx', 'nginx-common'], path: 'usr/sbin/nginx' };

export const caddy: DebianProgram = { packages: ['caddy'], path: 'usr/bin/caddy' };
export const pgBouncer: DebianProgram = {
  packages: ['pgbouncer', 'libevent-2.1-7', 'libc-ares2'],
  path: 'usr/sbin/pgbouncer',
};
/** A calendar program in Python, with the modules that Python itself lacks. */
export const khal: DebianProgram = {
  packages: [
    'khal',
    ...['atomicwrites', 'click', 'click-log', 'configobj', 'dateutil', 'icalendar', 'pkg-resources'].map(
      (name) => `python3-${name}`,
    ),
    ...['pytz-deprecation-shim', 'six', 'tz', 'tzlocal', 'urwid', 'xdg'].map((name) => `python3-${name}`),
  ],
  path: 'usr/bin/khal',
};
export const promtool: DebianProgram = { packages: ['prometheus'], path: 'usr/bin/promtool' };

/**
 * A program of Debian: the installed one, or else its packages are downloaded and unpacked below a folder, which
 * needs no privileges, and is deleted with the folder.
 * @param env the environment of the commands that download it
 * @returns its absolute path, and the environment to run it in
 * @throws MissingTool if it is neither installed nor downloadable, or lacks a library
 */
export async function debianProgram(
  { packages, path }: DebianProgram,
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ program: string; env: NodeJS.ProcessEnv }> {
  if (existsSync(`/${path}`)) return { program: `/${path}`, env };
  const wanted = `wants ${path.split('/').at(-1)}: apt-get install ${packages[0]}`;
  const root = join(folder, 'debian', packages[0] ?? '');
  await mkdir(root, { recursive: true });
  try {
    await run('apt-get', ['download', ...packages], { cwd: root, env });
    for (const archive of globSync('*.deb', { cwd: root }))
      await run('dpkg-deb', ['--extract', archive, root], { cwd: root, env });
  } catch {
    throw new MissingTool(`${wanted}, or apt-get with lists of packages (apt-get update) to fetch it`);
  }
  const program = join(root, path);
  const libraries = globSync('usr/lib/*-linux-gnu*', { cwd: root }).map((name) => join(root, name));
  const modules = join(root, 'usr/lib/python3/dist-packages');
  const ownLibraries = { ...env, LD_LIBRARY_PATH: libraries.join(':'), PYTHONPATH: modules };
  const { stdout } = await run('ldd', [program], { env: ownLibraries }).catch(() => ({ stdout: '' }));
  const missing = /(\S+) => not found/.exec(stdout)?.[1];
  if (missing) throw new MissingTool(`${wanted} (the fetched one lacks ${missing})`);
  return { program, env: ownLibraries };
}
