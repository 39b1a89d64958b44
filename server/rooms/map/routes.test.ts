import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BaseMap } from '../../geography/base-map.ts';
import { mapRoutes } from './routes.ts';

const simpleMap = mapRoutes({
  streetMap: undefined,
  ask: async () => ({ ok: false, json: async () => null }),
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
