import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkLibraries } from './binaries.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'binaries-'));
  await mkdir(join(folder, 'native'));
});
afterEach(() => rm(folder, { recursive: true }));

const list = (target: string) =>
  writeFile(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target }]),
  );

it('creates the links that the package lists, once', async () => {
  await mkdir(join(folder, 'native/lib'));
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '');
  await list('native/lib/libpq.so.5');
  await linkLibraries(join(folder, 'native'));
  await linkLibraries(join(folder, 'native'));
  expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

it('says what to do if it may not create one', async () => {
  await list('absent/libpq.so.5');
  const linking = linkLibraries(join(folder, 'native'));
  await expect(linking).rejects.toThrow(StartError);
  await expect(linking).rejects.toThrow('npm run build');
});

it('needs no list', async () => {
  await expect(linkLibraries(join(folder, 'native'))).resolves.toBeUndefined();
});
