import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startServer } from './start-server.ts';

const root = dirname(import.meta.dirname);
const cache = join(root, 'node_modules/.cache/demo-sites');

/** Identifies a demo site by its inputs: the sources, the packages, and the day, since demo posts are dated. */
async function stamp(): Promise<string> {
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  const sources = globSync('{server,contract}/**/*.*', { cwd: root, exclude: isTest }).sort();
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const path of [...sources, 'package-lock.json'])
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Creates the data folder of a demo site once for all test servers and runs of a day: creation takes seconds, a
 * copy hardly any time. Removes sites of other sources or days.
 */
async function demoSite(): Promise<string> {
  const folder = join(cache, await stamp());
  if (await exists(folder)) return folder;
  await rm(cache, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  const draft = join(cache, 'draft');
  await mkdir(cache, { recursive: true });
  const server = await startServer(draft);
  await server.stop();
  await rename(draft, folder);
  return folder;
}

/** Replaces the contents of a folder with a fresh copy of the demo site. */
export async function copyDemoSite(folder: string): Promise<void> {
  const site = await demoSite();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  await cp(site, folder, { recursive: true });
}
