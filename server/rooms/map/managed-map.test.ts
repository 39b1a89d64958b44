import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readManagedMap, readMapFetchCost, startMapFetch } from '../../../contract/managed-map.ts';
import { openArchive } from '../../street-map/archive.ts';
import { buildArchive } from '../../street-map/build/build-archive.ts';
import { type RangeServer, serveRanges } from '../../street-map/testing/range-server.ts';
import { writeSampleLayers } from '../../street-map/testing/sample-layers.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createManagedMap } from './managed-map.ts';

let folder: string;
let server: RangeServer;
let site: TestSite;
let admin: TestMember;
const mapFile = () => join(folder, 'map.pmtiles');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-managed-map-'));
  await writeSampleLayers(join(folder, 'layers'));
  const target = join(folder, 'published.pmtiles');
  const options = { places: [], attribution: '© OpenStreetMap contributors', onProgress: () => undefined };
  await buildArchive({ layers: join(folder, 'layers'), target, ...options });
  server = await serveRanges(target);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  site = await testSite(() => noon, { MAP_PMTILES: mapFile(), MAP_SOURCE_URL: server.address });
  admin = await site.member({ role: 'admin' });
  await site.queue.start();
});
afterEach(async () => {
  await site.close();
  server.spoil(() => undefined);
  await rm(mapFile(), { force: true });
});

const read = async () => (await (await admin.call(readManagedMap)).json()).data;
async function ended() {
  return vi.waitUntil(
    async () => {
      const { fetch } = await read();
      return fetch && fetch.state !== 'running' && fetch;
    },
    { timeout: 20_000 },
  );
}

it('states what a fetch costs, fetches in the background, and logs who started it', async () => {
  const { host } = new URL(server.address);
  expect(await read()).toEqual({ archive: null, tilesHost: null, sourceHost: host, fetch: null });
  const { data: offer } = await (await admin.call(readMapFetchCost)).json();
  expect(offer.problem).toBeNull();
  const { data: started } = await (await admin.call(startMapFetch)).json();
  expect(started.fetch).toMatchObject({ state: 'running', doneBytes: 0, totalBytes: null });
  const bytes = offer.cost?.bytes;
  expect(await ended()).toMatchObject({ state: 'done', doneBytes: bytes, totalBytes: bytes, problem: null });
  const archive = await openArchive(mapFile());
  await archive.close();
  expect((await read()).archive).toEqual({
    bytes: archive.bytes,
    minZoom: 8,
    maxZoom: 14,
    attribution: '© OpenStreetMap contributors',
  });
  const logged = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'map.fetch')
    .execute();
  expect(logged).toMatchObject([{ actor_id: admin.id, subject: 'map', after: { host } }]);
});

it('reports why a fetch failed, and continues with another one', async () => {
  server.spoil(() => 404);
  const { data: offer } = await (await admin.call(readMapFetchCost)).json();
  expect(offer).toEqual({ cost: null, problem: 'the server answers with status 404' });
  await admin.call(startMapFetch);
  expect(await ended()).toMatchObject({ state: 'failed', problem: 'the server answers with status 404' });
  expect((await read()).archive).toBeNull();
  server.spoil(() => undefined);
  await admin.call(startMapFetch);
  expect(await ended()).toMatchObject({ state: 'done' });
});

it('rejects a second fetch while one is running, unless that one was abandoned', async () => {
  await site.queue.drain();
  expect((await admin.call(startMapFetch)).status).toBe(200);
  expect((await admin.call(startMapFetch)).status).toBe(409);
  await site.db
    .updateTable('street_map_fetch')
    .set({ progress_at: new Date(noon.getTime() - 11 * 60_000) })
    .execute();
  expect((await admin.call(startMapFetch)).status).toBe(200);
});

it('rejects a fetch without a source', async () => {
  const { db, queue } = site;
  const environment = {
    mapFile: mapFile(),
    mapSourceUrl: undefined,
    mapTilesUrl: 'https://tiles.example/{z}',
  };
  const needs = { db, environment, log: pino({ level: 'silent' }), now: () => noon };
  const map = createManagedMap({ ...needs, queue: { ...queue, work: () => undefined } });
  expect(await map.read()).toMatchObject({ sourceHost: null, tilesHost: 'tiles.example' });
  await expect(map.startFetch(admin.id)).rejects.toMatchObject({ code: 'conflict' });
});

it('is accessible to admins only', async () => {
  const moderator = await site.member({ role: 'moderator' });
  expect((await moderator.call(startMapFetch)).status).toBe(403);
});
