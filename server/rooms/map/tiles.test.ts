import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse } from '../../http/error-response.ts';
import { createArchiveWriter } from '../../street-map/archive-writer.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { mapRoutes } from './routes.ts';
import { openStreetMapFile, type StreetMap } from './street-map.ts';

const log = pino({ level: 'silent' });
let folder: string;
let path: string;
let streetMap: StreetMap;
const facts = { bounds: { west: -75, south: 40, east: -73, north: 41 }, minZoom: 2, maxZoom: 3 };

async function writeArchive(attribution: string) {
  const writer = createArchiveWriter();
  writer.add(3, 2, 3, Buffer.from('a tile of a city'));
  await writer.write(path, { ...facts, metadata: { attribution } });
}

const routesOf = (map: StreetMap | undefined) => {
  const routes = mapRoutes({
    streetMap: { current: () => map },
    ask: async () => ({ ok: false, json: async () => null }),
    areas: async () => ({ type: 'FeatureCollection', features: [] }),
    city: 'NY',
  });
  routes.onError((error, context) => errorResponse(error, context as never, log));
  return (address: string, acceptEncoding = 'gzip, br') =>
    routes.request(address, { headers: { 'accept-encoding': acceptEncoding } });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-tiles-'));
  path = join(folder, 'map.pmtiles');
  await writeArchive('<a href="https://example.org">Example</a> &copy; <b>Somebody</b>');
  const opened = await openStreetMapFile(path, log);
  if (!opened) throw new Error('The archive was not opened.');
  streetMap = opened;
});
afterAll(async () => {
  await streetMap.close();
  await rm(folder, { recursive: true, force: true });
});

test('a tile is sent as stored, and may be cached forever', async () => {
  const ask = routesOf(streetMap);
  const answer = await ask(`/map/tiles/${streetMap.version}/3/2/3`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('a tile of a city');
});

test('a client without gzip support gets the uncompressed tile', async () => {
  const ask = routesOf(streetMap);
  for (const encoding of ['identity', 'br', 'gzip;q=0']) {
    const plain = await ask(`/map/tiles/${streetMap.version}/3/2/3`, encoding);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('a tile of a city');
  }
});

test('an empty tile returns no content', async () => {
  const ask = routesOf(streetMap);
  for (const tile of ['3/7/7', '2/0/0', '14/4824/6156']) {
    const answer = await ask(`/map/tiles/${streetMap.version}/${tile}`);
    expect(answer.status, tile).toBe(204);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('the URL of an older archive returns the current tile, uncached', async () => {
  const answer = await routesOf(streetMap)('/map/tiles/AAAAbbbbCCCC/3/2/3');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('invalid tile coordinates return 404', async () => {
  const ask = routesOf(streetMap);
  const bad = [
    '3/8/0',
    '3/0/8',
    '23/0/0',
    '99/0/0',
    '3/-1/0',
    '3/1.5/0',
    '3/0x1/0',
    '3/a/b',
    '3/2',
    '3/2/3/4',
    '',
  ];
  for (const tile of bad)
    expect((await ask(`/map/tiles/${streetMap.version}/${tile}`)).status, tile).toBe(404);
  expect((await ask('/map/tiles/short/3/2/3')).status).toBe(404);
});

test('without an archive there are no tiles', async () => {
  expect((await routesOf(undefined)('/map/tiles/AAAAbbbbCCCC/3/2/3')).status).toBe(404);
});

test('attributions are text; an archive without one gets that of its schema', async () => {
  expect(streetMap.attribution).toBe('Example © Somebody');
  await writeArchive('');
  const plain = await openStreetMapFile(path, log);
  await plain?.close();
  expect(plain?.attribution).toBe('© OpenStreetMap contributors');
});

test('an invalid archive is logged and ignored; a missing one is no error', async () => {
  const { log: captured, lines } = capturedLog();
  expect(await openStreetMapFile(join(folder, 'none.pmtiles'), captured)).toBeUndefined();
  expect(lines).toEqual([]);
  const other = join(folder, 'other.pmtiles');
  await writeFile(other, 'something else');
  expect(await openStreetMapFile(other, captured)).toBeUndefined();
  expect(lines.join()).toContain('is no PMTiles archive');
});

test('glyphs are served in ranges of 256, in the weights of the style', async () => {
  const ask = routesOf(undefined);
  const address = '/map/glyphs/1/Rubik%20Medium/65024-65279';
  const [packed, plain] = [await ask(address), await ask(address, 'identity')];
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-type': 'application/x-protobuf',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const bytes = Buffer.from(await plain.arrayBuffer());
  expect(gunzipSync(await packed.arrayBuffer()).equals(bytes)).toBe(true);
  expect(bytes.length).toBeGreaterThan(30_000);
  const bad = ['Rubik%20Medium/0-254', 'Rubik%20Medium/1-256', 'Rubik%20Medium/65536-65791', 'Arial/0-255'];
  for (const wrong of bad) expect((await ask(`/map/glyphs/1/${wrong}`)).status, wrong).toBe(404);
});
