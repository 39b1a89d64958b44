import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { type S3Server, startS3Server } from '../storage/testing/s3-server.ts';
import { run } from './run.ts';

let server: S3Server;
let folder: string;
beforeEach(async () => {
  server = await startS3Server({ pageSize: 2 });
  folder = await mkdtemp(join(tmpdir(), 'storage-cli-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function command(args: string[], settings: Record<string, string> = server.variables) {
  const [out, error] = [new PassThrough(), new PassThrough()];
  const closed = () => Promise.reject(new Error('it opened a database'));
  const code = await run(['storage', ...args], {
    ...{ out, error, withDatabase: closed, withClosedSite: closed, readSecret: async () => undefined },
    settings: () => readEnvironment({ DATA_DIR: folder, ...settings }),
  });
  out.end();
  error.end();
  return { code, out: await text(out), error: await text(error) };
}
async function fill(where: string, names: string[]) {
  await mkdir(join(folder, where), { recursive: true });
  for (const name of names) await writeFile(join(folder, where, name), `${where} ${name} خبز`);
}
const keys = () => [...server.objects().keys()].sort();

test('files are moved into a bucket, again after an interruption, and back', async () => {
  const pictures = Array.from({ length: 7 }, (_, index) => `picture-${index}.webp`);
  await fill('media', [...pictures, 'private-oud.webp', 'half.webp.7.part']);
  await fill('transfers', ['list.csv']);
  const first = await command(['move', '--to', 's3']);
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toMatch(/^media: 8 files, 0\.0 MB, of which 8 were copied now; all hashes are equal\.$/m);
  expect(first.out).toMatch(/^transfers: 1 files/m);
  expect(first.out).toMatch(/^open-data: 0 files/m);
  expect(keys()).toEqual([
    ...pictures.map((name) => `media/${name}`),
    'media/private-oud.webp',
    'transfers/list.csv',
  ]);
  expect(server.objects().get('media/picture-3.webp')?.type).toBe('image/webp');
  expect(await readdir(join(folder, 'media'))).toHaveLength(9);

  // After an interruption: one object is missing, one differs.
  server.objects().delete('media/picture-1.webp');
  const other = server.objects().get('media/picture-2.webp');
  if (other) server.objects().set('media/picture-5.webp', other);
  expect((await command(['move', '--to', 's3'])).out).toContain(
    'media: 8 files, 0.0 MB, of which 2 were copied',
  );
  expect(server.objects().get('media/picture-5.webp')?.body.toString()).toBe('media picture-5.webp خبز');
  expect((await command(['move', '--to', 's3'])).out).toContain('of which 0 were copied');

  await rm(join(folder, 'media'), { recursive: true });
  const back = await command(['move', '--to', 'local']);
  expect(back.out).toMatch(/^media: 8 files, 0\.0 MB, of which 8 were copied now/m);
  expect(await readFile(join(folder, 'media', 'private-oud.webp'), 'utf8')).toBe(
    'media private-oud.webp خبز',
  );
  expect(keys()).toHaveLength(9);
});

test('files that only the target has remain, unless they are pruned', async () => {
  await fill('media', ['bread.webp']);
  await command(['move', '--to', 's3']);
  await fill('media', ['deleted.webp']);
  expect((await command(['move', '--to', 'local'])).out).toContain(
    'the target has 1 more, which --prune removes',
  );
  expect(await readdir(join(folder, 'media'))).toHaveLength(2);
  expect((await command(['move', '--to', 'local', '--prune'])).out).toContain(
    'removed 1 that the source does not',
  );
  expect(await readdir(join(folder, 'media'))).toEqual(['bread.webp']);
});

test('a publicly readable bucket is rejected', async () => {
  await fill('media', ['private-oud.webp']);
  server.state.isPublic = true;
  expect(await command(['move', '--to', 's3'])).toMatchObject({
    code: 2,
    error: 'Anybody can read the bucket site-files: block public access to it first.\n',
  });
  expect(keys()).toEqual([]);
});

test.each([
  [[], 'Usage: storage move'],
  [['move'], 'Usage: storage move'],
  [['move', '--to', 'elsewhere'], 'Usage: storage move'],
  [['move', '--to', 's3', 'more'], 'Usage: storage move'],
])('%j is explained', async (args, message) => {
  const { code, error } = await command(args);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test('missing or invalid settings, and an unreachable service, are reported', async () => {
  expect((await command(['move', '--to', 's3'], {})).error).toContain('storage move needs S3_ENDPOINT');
  const wrong = await command(['move', '--to', 's3'], { ...server.variables, S3_SECRET: 'wrong' });
  expect([wrong.code, wrong.error]).toEqual([
    1,
    'cannot list files in the bucket site-files: status 403 (SignatureDoesNotMatch)\n',
  ]);
});
