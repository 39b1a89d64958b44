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

it('partial files of a killed server are deleted; complete ones and those being written remain', async () => {
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

it('with servers on other machines, only abandoned files are deleted', async () => {
  const shared = join(folder, 'shared');
  await mkdir(shared);
  for (const name of ['old.part', 'new.part']) await writeFile(join(shared, name), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(shared, 'old.part'), yesterday, yesterday);
  expect(await sweepParts([shared], true)).toBe(1);
  expect(await readdir(shared)).toEqual(['new.part']);
});

it('a file that could not be stored leaves no partial file', async () => {
  const media = join(folder, 'media');
  // A folder exists in place of the file: renaming fails as writing would on a full disk.
  await mkdir(join(media, 'x.webp'), { recursive: true });
  await expect(localStorage(media).put('x.webp', new Uint8Array([1]))).rejects.toThrow();
  expect(await readdir(media)).toEqual(['x.webp']);
});
