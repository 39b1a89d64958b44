import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compression } from './compression.ts';

const long = 'مطعم restaurant '.repeat(200);
const app = new Hono()
  .use(compression)
  .get('/long', (context) => context.html(long))
  .get('/short', (context) => context.text('short'))
  .get('/picture', (context) => context.body(long, 200, { 'content-type': 'image/webp' }));
const ask = (path: string, accept: string) => app.request(path, { headers: { 'accept-encoding': accept } });

it.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('responds to %s with %s', async (accept, encoding, unpack) => {
  const response = await ask('/long', accept);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  const packed = Buffer.from(await response.arrayBuffer());
  expect(packed.length).toBeLessThan(long.length / 4);
  expect(unpack(packed).toString()).toBe(long);
});

it('skips short bodies, pictures, and clients without compression', async () => {
  for (const [path, accept] of [
    ['/short', 'br'],
    ['/picture', 'br'],
    ['/long', 'identity'],
  ] as const) {
    const response = await ask(path, accept);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(path === '/short' ? 'short' : long);
  }
});
