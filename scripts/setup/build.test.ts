import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf, takePlace } from './build.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'any-build-'));
  await mkdir(join(root, 'web'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'web', 'page.tsx'), 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a changed source is built again', async () => {
  const before = await stampOf(root);
  await writeFile(join(root, 'web', 'page.tsx'), 'two');
  expect(await stampOf(root)).not.toBe(before);
});

test('a renamed source is built again', async () => {
  const before = await stampOf(root);
  await rm(join(root, 'web', 'page.tsx'));
  await writeFile(join(root, 'web', 'other.tsx'), 'one');
  expect(await stampOf(root)).not.toBe(before);
});

test('modification times, tests and the server do not affect the built pages', async () => {
  const before = await stampOf(root);
  await utimes(join(root, 'web', 'page.tsx'), 0, 0);
  await writeFile(join(root, 'web', 'page.test.tsx'), 'test');
  await writeFile(join(root, 'server', 'main.ts'), 'server');
  expect(await stampOf(root)).toBe(before);
});

test('a new build retains the files of the previous one, and none that are older', async () => {
  const dist = join(root, 'dist');
  const next = join(dist, 'next');
  const build = async (...names: string[]) => {
    await mkdir(join(next, 'client', 'assets'), { recursive: true });
    await mkdir(join(next, 'server'));
    for (const name of names) await writeFile(join(next, 'client', 'assets', name), name);
    const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]));
    await writeFile(join(next, 'client', 'manifest.json'), JSON.stringify(manifest));
    await takePlace(dist, next);
    return (await readdir(join(dist, 'client', 'assets'))).sort();
  };
  expect(await build('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js']);
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await build('a-3.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js']);
  expect(await readFile(join(dist, 'client', 'assets', 'a-2.js'), 'utf8')).toBe('a-2.js');
});
