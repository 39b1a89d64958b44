import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Failure } from './failure.mjs';
import { runQuietly } from './step.mjs';

/** All sources of the built pages. */
const SOURCES = [
  ...['web', 'contract', 'public', 'vite.config.ts', 'scripts/setup/guard-imports.ts'],
  ...['package-lock.json', 'tsconfig.json'],
];

/**
 * Builds the pages for browsers and for the server, unless the existing build has the same sources.
 * @param {string} root folder of the checkout
 * @param {string} node path of the Node binary
 * @param {{ always?: boolean }} [options]
 */
export async function ensureBuild(root, node, { always = false } = {}) {
  const stampFile = join(root, 'dist', 'stamp');
  const stamp = await stampOf(root);
  if (!always && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  console.log('Building the pages …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Beside the current build, which a server may be serving meanwhile.
  const next = join(root, 'dist', 'next');
  for (const half of [
    ['--outDir', join(next, 'client')],
    ['--ssr', '--outDir', join(next, 'server')],
  ]) {
    const { code, output } = await runQuietly(node, [vite, 'build', ...half], {
      cwd: root,
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Failure(`The pages could not be built:\n${output}`);
  }
  await rm(stampFile, { force: true });
  await takePlace(join(root, 'dist'), next);
  await writeFile(stampFile, stamp);
}

/**
 * Replaces the previous build by a new one. Files of the previous build below `assets` are retained: open pages
 * still request them. Those of earlier builds are deleted.
 * @param {string} dist folder of the build
 * @param {string} next folder of the new one
 */
export async function takePlace(dist, next) {
  const manifest = await readFile(join(dist, 'client', 'manifest.json'), 'utf8').catch(() => '{}');
  const parts = Object.values(JSON.parse(manifest));
  const files = new Set(parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  for (const file of files) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const there = join(next, 'client', name);
      if (!existsSync(there)) await copyFile(join(dist, 'client', name), there).catch(() => undefined);
    }
  }
  for (const half of ['client', 'server']) {
    await rm(join(dist, half), { recursive: true, force: true });
    await rename(join(next, half), join(dist, half));
  }
  await rm(next, { recursive: true, force: true });
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
 * @param {string} path a file, or a folder with everything below it
 * @returns {Promise<string[]>} in a stable order; tests are not part of the pages
 */
async function filesOf(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
