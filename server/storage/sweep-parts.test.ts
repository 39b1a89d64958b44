import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localStorage } from './storage.ts';
import { sweepParts } from './sweep-parts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('what a killed server was writing goes, what is whole or being written stays', async () => {
  const parent = process.ppid;
  for (const name of [
    'a.webp',
    `a.webp.${process.pid}.part`,
    'b.eml.part',
    `c.webp.${parent}.part`,
    'd.partial',
  ])
    await writeFile(join(folder, name), 'x');
  expect(await sweepParts([folder, join(folder, 'none')], false)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(['a.webp', `c.webp.${parent}.part`, 'd.partial']);
});

it('where servers of other machines write, only what nobody can be writing any more goes', async () => {
  const shared = join(folder, 'shared');
  await mkdir(shared);
  for (const name of ['old.part', 'new.part']) await writeFile(join(shared, name), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(shared, 'old.part'), yesterday, yesterday);
  expect(await sweepParts([shared], true)).toBe(1);
  expect(await readdir(shared)).toEqual(['new.part']);
});

it('a file that could not be put leaves no part behind', async () => {
  const media = join(folder, 'media');
  // A folder stands where the file should be: renaming fails as writing would on a full disk.
  await mkdir(join(media, 'x.webp'), { recursive: true });
  await expect(localStorage(media).put('x.webp', new Uint8Array([1]))).rejects.toThrow();
  expect(await readdir(media)).toEqual(['x.webp']);
});
