import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Failure } from './failure.mjs';
import { runQuietly } from './step.mjs';

/** Everything that the built pages are made of. */
const SOURCES = ['web', 'contract', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the pages' client and server halves, unless they were built from these very sources.
 * @param {string} root folder of the checkout
 * @param {string} node path of the Node binary
 * @param {{ always?: boolean }} [options]
 */
export async function ensureBuild(root, node, { always = false } = {}) {
  const stampFile = join(root, 'dist', 'stamp');
  const stamp = await stampOf(root);
  if (!always && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  console.log('Building the pages …');
  await rm(stampFile, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const half of [[], ['--ssr']]) {
    const { code, output } = await runQuietly(node, [vite, 'build', ...half], {
      cwd: root,
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Failure(`The pages could not be built:\n${output}`);
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampFile, stamp);
}

/**
 * @param {string} root
 * @returns {Promise<string>} a hash of all sources, names and contents
 */
export async function stampOf(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of await filesOf(path))
      hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file, or a folder with whatever is below it
 * @returns {Promise<string[]>} in a fixed order; tests are no part of the pages
 */
async function filesOf(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
