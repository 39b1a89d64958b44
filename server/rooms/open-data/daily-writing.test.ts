import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createOpenDataFiles } from './service.ts';

const hourMs = 3_600_000;
let site: TestSite;
let dataDir: string;
beforeAll(async () => {
  site = await testSite();
  dataDir = await mkdtemp(join(tmpdir(), 'open-data-'));
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

it('files are written when there are none, and again after a day, not before', async () => {
  let now = new Date();
  let check = async () => {};
  const { open, list } = createOpenDataFiles({
    db: site.db,
    source: createCatalogSource(site.db, () => now),
    neighborhoods: { list: async () => [] },
    queue: {
      ...site.queue,
      repeat: (_kind, everySeconds, handler) => {
        expect(everySeconds).toBeLessThanOrEqual(3_600);
        check = handler;
      },
    },
    dataDir,
    publicUrl: 'https://city.example',
    license: 'CC0-1.0',
    now: () => now,
  });
  const writtenAt = async () => {
    const { stream } = await open('businesses', 'json', true);
    return JSON.parse(await new Response(stream).text()).written_at;
  };
  expect((await list()).files).toEqual([]);
  const first = now.toISOString();
  await check();
  expect((await list()).files).toHaveLength(9);
  expect(await writtenAt()).toBe(first);

  // The age of files is that of the file system, which has the real time.
  for (const hours of [1, 12, 23]) {
    now = new Date(Date.parse(first) + hours * hourMs);
    await check();
    expect(await writtenAt(), `${hours} hours`).toBe(first);
  }
  now = new Date(Date.parse(first) + 24 * hourMs);
  await check();
  expect(await writtenAt()).toBe(now.toISOString());
});
