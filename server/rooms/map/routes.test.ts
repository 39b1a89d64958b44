import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BaseMap } from '../../geography/base-map.ts';
import type { DrawnMap } from '../../geography/drawn/drawn-map.ts';
import { mapRoutes } from './routes.ts';

let areas = { type: 'FeatureCollection', features: [{ name: 'Bay Ridge' }] };
const simpleMap = mapRoutes({
  streetMap: undefined,
  ask: async () => ({ ok: false, json: async () => null }),
  areas: async () => areas,
  city: 'NY',
});

test('GET /map/base.json returns the base map, small and immutable', async () => {
  const response = await simpleMap.request('/map/base.json', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/geo+json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  const packed = new Uint8Array(await response.arrayBuffer());
  expect(packed.length).toBeLessThan(60_000);
  const map = JSON.parse(brotliDecompressSync(packed).toString()) as BaseMap;
  const boroughs = map.features.flatMap(({ properties }) =>
    properties.kind === 'borough' ? [properties.id] : [],
  );
  expect(boroughs.toSorted()).toEqual(['bronx', 'brooklyn', 'manhattan', 'queens', 'staten-island']);
});

test('GET /map/base.json returns 304 to clients that have it', async () => {
  const etag = (await simpleMap.request('/map/base.json')).headers.get('etag') ?? '';
  const again = await simpleMap.request('/map/base.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('GET /map/drawing.json returns the drawn map, small', async () => {
  const response = await simpleMap.request('/map/drawing.json', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-type')).toBe('application/geo+json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const packed = new Uint8Array(await response.arrayBuffer());
  expect(packed.length).toBeLessThan(30_000);
  const { features } = JSON.parse(brotliDecompressSync(packed).toString()) as DrawnMap;
  const layers = new Set(features.map(({ properties }) => properties.layer));
  expect([...layers].toSorted()).toEqual(['landuse', 'pois', 'roads', 'sheet', 'water']);
});

test('GET /map/areas.json returns the outlines of neighborhoods, and new ones after an import', async () => {
  const read = async (tag = '') => {
    const response = await simpleMap.request('/map/areas.json', { headers: { 'if-none-match': tag } });
    return { response, tag: response.headers.get('etag') ?? '' };
  };
  const before = await read();
  expect(before.response.headers.get('content-type')).toBe('application/geo+json');
  expect(before.response.headers.get('cache-control')).toBe('public, max-age=600');
  expect(await before.response.json()).toEqual(areas);
  expect((await read(before.tag)).response.status).toBe(304);
  areas = { ...areas, features: [{ name: 'Sunset Park' }] };
  const after = await read(before.tag);
  expect(after.response.status).toBe(200);
  expect(await after.response.json()).toEqual(areas);
});
