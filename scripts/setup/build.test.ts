import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from './build.mjs';

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

test('dates, tests and the server change nothing in the built pages', async () => {
  const before = await stampOf(root);
  await utimes(join(root, 'web', 'page.tsx'), 0, 0);
  await writeFile(join(root, 'web', 'page.test.tsx'), 'test');
  await writeFile(join(root, 'server', 'main.ts'), 'server');
  expect(await stampOf(root)).toBe(before);
});
