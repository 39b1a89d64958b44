import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeRelease } from '../rooms/releases/service.ts';
import { pageSite } from '../testing/page-site.ts';
import { noon, type TestSite } from '../testing/test-site.ts';

let folder: string;
let site: TestSite;

/** A build with scripts that contain their own names, and a picture. */
async function build(id: string, ...names: string[]): Promise<string> {
  const client = join(folder, id);
  await mkdir(join(client, 'assets'), { recursive: true });
  const manifest: Record<string, object> = {};
  for (const name of names) {
    await writeFile(join(client, 'assets', name), name);
    if (name.endsWith('.js')) await writeFile(join(client, 'assets', `${name}.br`), brotliCompressSync(name));
    manifest[name] = { file: `assets/${name}` };
  }
  await writeFile(join(client, 'manifest.json'), JSON.stringify(manifest));
  return client;
}
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
const store = async (id: string, at: Date, ...names: string[]) =>
  storeRelease(site.db, { id, folder: await build(id, ...names), now: at });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-releases-'));
  // This node never had the files.
  await mkdir(join(folder, 'empty'));
  site = await pageSite(() => import('../../web/entry.server.tsx'), {
    clientFolder: join(folder, 'empty'),
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const ask = (name: string, encoding = 'identity') =>
  site.ask(`/assets/${name}`, { headers: { 'accept-encoding': encoding } });

it('files of the previous release are served on every node for at least a day after an update', async () => {
  await store('one', noon, 'page-aaaaaaaa.js', 'logo-aaaaaaaa.png', 'both-aaaaaaaa.js');
  await store('two', days(5), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  await store('two', days(6.5), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  const old = await ask('page-aaaaaaaa.js');
  expect([old.status, await old.text()]).toEqual([200, 'page-aaaaaaaa.js']);
  expect(old.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(old.headers.get('cache-control')).toContain('immutable');
  expect((await ask('page-aaaaaaaa.js', 'br')).headers.get('content-encoding')).toBe('br');
  expect((await ask('logo-aaaaaaaa.png')).headers.get('content-type')).toBe('image/png');
  expect((await ask('page-bbbbbbbb.js')).status).toBe(200);
  expect((await ask('page-cccccccc.js')).status).toBe(404);
});

it('and for two at most, except for those that a later release has, too', async () => {
  await store('two', days(8), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  expect((await ask('page-aaaaaaaa.js')).status).toBe(404);
  expect((await ask('both-aaaaaaaa.js')).status).toBe(200);
});

it('a release that is deployed again is current again', async () => {
  await store('three', days(9), 'page-cccccccc.js');
  await store('two', days(10), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  await store('two', days(11.5), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  expect((await ask('page-bbbbbbbb.js')).status).toBe(200);
  expect((await ask('page-cccccccc.js')).status).toBe(200);
  await store('two', days(13), 'page-bbbbbbbb.js', 'both-aaaaaaaa.js');
  expect((await ask('page-cccccccc.js')).status).toBe(404);
});
