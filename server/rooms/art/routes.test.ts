import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { artRoutes } from './routes.ts';

const get = (address: string, headers: Record<string, string> = {}) =>
  artRoutes.request(address, { headers });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const text = async (address: string) => (await get(address)).text();

const allDrawings = [
  '/art/pattern/b-17.svg',
  '/art/pattern/b-17.svg?w=1240&h=340&icon=bakery&tone=sand&family=ten',
  '/art/thing/17.svg?w=400&h=400&of=rugs&or=home',
  '/art/thing/article-4.svg?w=1240&h=340&or=restaurant',
  '/art/badge/b-17.svg?letter=%D8%A8',
  '/art/scene/baklava.svg',
  '/art/scene/office-warm.svg',
  '/art/hero.svg',
  '/art/hero.svg?crop=mobile',
  '/art/texture.svg?tone=dark',
  '/art/texture.svg?tone=light',
  ...['services', 'shops', 'products', 'rents', 'jobs'].map((name) => `/art/door/${name}.svg`),
  '/art/logo.svg',
  '/art/logo.svg?ground=dark',
  '/art/pin.svg',
];

describe('art routes', () => {
  test.each(allDrawings)('GET %s returns a picture that may be cached for a year', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-encoding')).toBeNull();
    const body = await response.text();
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(allDrawings)('GET %s is small', async (address) => {
    const response = await get(address, { 'accept-encoding': 'br' });
    const limit = address.includes('/hero') ? 30_000 : 12_000;
    expect((await bytes(response)).length).toBeLessThan(limit);
  });

  test('compresses with brotli or gzip if the client accepts it', async () => {
    const address = '/art/pattern/packed.svg';
    const plain = await text(address);
    const br = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(plain);
    const gzip = await get(address, { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(plain);
  });

  test('responds 304 without a body to clients that have it', async () => {
    const etag = (await get('/art/hero.svg')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get('/art/hero.svg', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await get('/art/hero.svg', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test.each([
    '/art/scene/nothing.svg',
    '/art/scene/toString.svg',
    '/art/door/garage.svg',
    '/art/door/constructor.svg',
    '/art/pattern/.svg',
    '/art/pattern/b-17.png',
    `/art/pattern/${'x'.repeat(81)}.svg`,
    `/art/thing/${'x'.repeat(81)}.svg?or=car`,
    '/art/thing/.svg?or=car',
    `/art/badge/${'x'.repeat(81)}.svg?letter=A`,
  ])('GET %s responds 404', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  test('ignores invalid options', async () => {
    const plain = await text('/art/pattern/b-17.svg');
    expect(await text('/art/pattern/b-17.svg?w=9999&h=1&icon=constructor&tone=pink&family=six&x=1')).toBe(
      plain,
    );
    expect(await text('/art/texture.svg?tone=neon')).toBe(await text('/art/texture.svg?tone=light'));
    expect(await text('/art/hero.svg?crop=round')).toBe(await text('/art/hero.svg'));
  });

  test('applies the requested options', async () => {
    const plain = await text('/art/pattern/b-17.svg');
    for (const choice of ['w=400&h=400', 'icon=bakery', 'tone=ink', 'family=khatam', 'family=twelve']) {
      expect(await text(`/art/pattern/b-17.svg?${choice}`), choice).not.toBe(plain);
    }
    expect(await text('/art/pattern/b-17.svg?w=400&h=400')).toContain('viewBox="0 0 400 400"');
    expect(await text('/art/hero.svg?crop=mobile')).toContain('viewBox="622 -970 800 1720"');
  });

  test('draws an unknown sign as a box', async () => {
    const box = await text('/art/thing/17.svg?or=box');
    for (const query of ['', '?or=constructor', '?of=__proto__&or=nothing'])
      expect(await text(`/art/thing/17.svg${query}`), query).toBe(box);
    expect(await text('/art/thing/17.svg?of=rugs&or=box')).not.toBe(box);
  });

  test('accepts a seed in any script, and with special characters', async () => {
    const arabic = await text(`/art/pattern/${encodeURIComponent('مخبز باب توما')}.svg`);
    expect(arabic).toContain('<svg');
    expect(await text(`/art/pattern/${encodeURIComponent('"><script>')}.svg`)).not.toContain('script');
  });

  test('escapes the letter of a badge', async () => {
    expect(await text('/art/badge/1.svg?letter=%3Cscript%3E')).toContain('&lt;</text>');
  });
});
