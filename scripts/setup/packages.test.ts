import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './packages.mjs';

const ROOT = { '': { version: '0.1.0' } };
const TOOL = { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' } };
const FOREIGN = { 'node_modules/tool-darwin': { version: '1.0.0', optional: true, os: ['darwin'] } };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'any-packages-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function lay(wanted: object, found: object | undefined) {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  await mkdir(join(root, 'node_modules'));
  if (found)
    await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
}

test('an installation that equals the lockfile is complete', async () => {
  await lay({ ...ROOT, ...TOOL }, TOOL);
  expect(await isInstalled(root)).toBe(true);
});

test('packages of other platforms may be missing', async () => {
  await lay({ ...ROOT, ...TOOL, ...FOREIGN }, TOOL);
  expect(await isInstalled(root)).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', {}],
  ['a package is of another version', { 'node_modules/tool': { version: '0.9.0', integrity: 'sha512-a' } }],
  ['a package has other contents', { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-b' } }],
])('%s', async (_case, found) => {
  await lay({ ...ROOT, ...TOOL }, found);
  expect(await isInstalled(root)).toBe(false);
});

test('an interrupted installation is detected', async () => {
  await lay({ ...ROOT, ...TOOL }, TOOL);
  await writeFile(join(root, 'node_modules', '.package-lock.json'), '{"packages": {');
  expect(await isInstalled(root)).toBe(false);
});

test('without a lockfile, as in an image, any installation is complete', async () => {
  await lay({ ...ROOT, ...TOOL }, TOOL);
  await rm(join(root, 'package-lock.json'));
  expect(await isInstalled(root)).toBe(true);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await isInstalled(root)).toBe(false);
});
