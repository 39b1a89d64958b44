import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import { readContactPage } from '../../../contract/entries.ts';
import { readJob } from '../../../contract/jobs.ts';
import { mapPalette } from '../../../contract/map-palette.ts';
import { mapPictureAddress, mapPictureSize, mapPictureVersion } from '../../../contract/map-picture.ts';
import { readRental } from '../../../contract/rentals.ts';
import { errorResponse } from '../../http/error-response.ts';
import { buildArchive } from '../../street-map/build/build-archive.ts';
import { writeBasemapSample } from '../../street-map/testing/basemap-sample.ts';
import { writeSampleLayers } from '../../street-map/testing/sample-layers.ts';
import { addressOf } from '../../testing/typed-client.ts';
import type { AskAsGuest } from './pictures.ts';
import { mapRoutes } from './routes.ts';
import { openStreetMapFile, type StreetMap } from './street-map.ts';

const log = pino({ level: 'silent' });
const point = { lat: 40.6345, lng: -74.0165 };
let folder: string;
let streetMap: StreetMap;
let paths: string[] = [];

/** Responses of the site's API for guests: an exact point, an approximate one, and a post without a point. */
const guest: AskAsGuest = async (address) => {
  paths.push(address);
  const known: Record<string, unknown> = {
    [addressOf(readBusiness, { params: { id: 7 } })]: { point },
    [addressOf(readBusiness, { params: { id: 7 } }, { lang: 'ar' })]: { point },
    [addressOf(readRental, { params: { id: 8 } })]: { whereabouts: { point, radiusMeters: 400 } },
    [addressOf(readJob, { params: { id: 9 } })]: { whereabouts: null },
    [addressOf(readContactPage)]: { point },
  };
  const data = known[address];
  return { ok: data !== undefined, json: async () => ({ data }) };
};

function ask(address: string, map: StreetMap | undefined = streetMap) {
  const routes = mapRoutes({
    streetMap: { current: () => map },
    ask: guest,
    areas: async () => ({}),
    city: 'NY',
  });
  routes.onError((error, context) => errorResponse(error, context as never, log));
  return routes.request(address);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-pictures-'));
  const target = join(folder, 'map.pmtiles');
  await writeSampleLayers(join(folder, 'layers'));
  await buildArchive({
    ...{ layers: join(folder, 'layers'), target, attribution: '', onProgress: () => undefined },
    places: [{ kind: 'neighbourhood', name: { en: 'Bay Ridge', ar: 'باي ريدج' }, lat: 40.636, lng: -74.02 }],
  });
  const opened = await openStreetMapFile(target, log);
  if (!opened) throw new Error('The archive was not opened.');
  streetMap = opened;
});
afterAll(async () => {
  await streetMap.close();
  await rm(folder, { recursive: true, force: true });
});

/** The number of pixels near a color; compression blurs that of thin lines. */
async function count(picture: Response, color: string, tolerance = 9): Promise<number> {
  const { data, info } = await sharp(Buffer.from(await picture.clone().arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < tolerance)) found += 1;
  return found;
}

test('a picture contains streets, the subway and names around a place, light and dark', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const version = mapPictureVersion(streetMap.version, point);
    const answer = await ask(
      mapPictureAddress({ kind: 'businesses', id: 7 }, { lang: 'ar', scheme }, version),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width = 0, height = 0 } = await sharp(Buffer.from(await answer.clone().arrayBuffer())).metadata();
    expect(width / height).toBeCloseTo(mapPictureSize.width / mapPictureSize.height, 2);
    const { land, subway, text, avenue } = mapPalette[scheme];
    expect(await count(answer, subway, 45), `${scheme} subway`).toBeGreaterThan(100);
    for (const color of [land, avenue, text])
      expect(await count(answer, color), `${scheme} ${color}`).toBeGreaterThan(40);
  }
});

test('a published basemap archive is rendered as well, with the subway along its tracks', async () => {
  const target = join(folder, 'basemap.pmtiles');
  await writeBasemapSample(target);
  const basemap = await openStreetMapFile(target, log);
  expect(basemap).toMatchObject({ hasTransitLines: false, attribution: '© OpenStreetMap' });
  expect(streetMap.hasTransitLines).toBe(true);
  for (const scheme of ['light', 'dark'] as const) {
    const answer = await ask(`/map/pictures/businesses/7/ar-${scheme}.webp`, basemap);
    const { land, park, subway, avenue, place } = mapPalette[scheme];
    expect(await count(answer, subway, 45), `${scheme} subway`).toBeGreaterThan(100);
    for (const color of [land, park, avenue, place])
      expect(await count(answer, color), `${scheme} ${color}`).toBeGreaterThan(40);
  }
  await basemap?.close();
});

test('an approximate location has a lower zoom, and an outdated URL is cached briefly', async () => {
  const near = await ask('/map/pictures/businesses/7/en-light.webp');
  expect((await ask('/map/pictures/office/1/en-light.webp')).status).toBe(200);
  const far = await ask('/map/pictures/rents/8/en-light.webp?v=older');
  expect(far.headers.get('cache-control')).toBe('public, max-age=600');
  expect(Buffer.from(await far.arrayBuffer()).equals(Buffer.from(await near.arrayBuffer()))).toBe(false);
});

test('only public locations have a picture', async () => {
  paths = [];
  const none = ['businesses/8/en-light', 'rents/80/en-light', 'jobs/9/en-light', 'office/2/en-light'];
  for (const path of none) expect((await ask(`/map/pictures/${path}.webp`)).status, path).toBe(404);
  expect(paths).toEqual([
    addressOf(readBusiness, { params: { id: 8 } }),
    addressOf(readRental, { params: { id: 80 } }),
    addressOf(readJob, { params: { id: 9 } }),
  ]);
  const bad = ['users/1/en-light.webp', 'jobs/0/en-light.webp', 'jobs/x/en-light.webp'];
  const worse = ['businesses/7/fr-light.webp', 'businesses/7/en-sepia.webp', 'businesses/7/en-light.png'];
  for (const path of [...bad, ...worse]) expect((await ask(`/map/pictures/${path}`)).status, path).toBe(404);
  expect(paths.length).toBe(3);
});

test('without a street map there are no pictures', async () => {
  const routes = mapRoutes({ streetMap: undefined, ask: guest, areas: async () => ({}), city: 'NY' });
  routes.onError((error, context) => errorResponse(error, context as never, log));
  expect((await routes.request('/map/pictures/businesses/7/en-light.webp')).status).toBe(404);
});
