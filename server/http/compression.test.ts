import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readHeaders } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
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

it('does not open the stream of a text that is sent as it is', async () => {
  const made = new Response(long, { headers: { 'content-type': 'application/json' } });
  Object.defineProperty(made, 'body', {
    get() {
      throw new Error('the stream was opened');
    },
  });
  const api = new Hono<ApiEnvironment>().use(compression, readHeaders).get('/read', () => made);
  const response = await api.request('/read');
  expect(response).toBe(made);
  expect(response.headers.get('vary')).toBe('Authorization, Accept-Encoding, Accept-Encoding');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
