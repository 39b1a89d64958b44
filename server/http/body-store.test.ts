import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createBodyStore } from './body-store.ts';
import { namesTag, pickEncoding } from './encoding.ts';

describe('pickEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('selects from “%s” %s', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});

describe('namesTag', () => {
  test('compares weakly, in lists too', () => {
    expect(namesTag('"x", W/"abc"', 'W/"abc"')).toBe(true);
    expect(namesTag('"abc"', 'W/"abc"')).toBe(true);
    expect(namesTag('*', 'W/"abc"')).toBe(true);
    expect(namesTag('W/"abcd"', 'W/"abc"')).toBe(false);
    expect(namesTag(undefined, 'W/"abc"')).toBe(false);
  });
});

describe('a body store', () => {
  const textOf = (key: string, count = { made: 0 }) => ({
    key,
    rare: false,
    make: () => {
      count.made++;
      return `<svg>${key.repeat(400)}</svg>`;
    },
  });

  test('returns a text in every encoding, under one ETag', async () => {
    const store = createBodyStore(100_000);
    const text = textOf('كلمة');
    const [br, gzip, plain] = await Promise.all([
      store.read(text, 'br'),
      store.read(text, 'gzip'),
      store.read(text, 'identity'),
    ]);
    const expected = text.make();
    expect(brotliDecompressSync(br.bytes).toString()).toBe(expected);
    expect(gunzipSync(gzip.bytes).toString()).toBe(expected);
    expect(Buffer.from(plain.bytes).toString()).toBe(expected);
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(1);
  });

  test('creates a text once for concurrent and later requests', async () => {
    const store = createBodyStore(100_000);
    const count = { made: 0 };
    const text = textOf('a', count);
    await Promise.all([store.read(text, 'br'), store.read(text, 'br')]);
    await store.read(text, 'br');
    expect(count.made).toBe(1);
  });

  test('stays within its byte limit', async () => {
    const store = createBodyStore(5_000);
    for (let index = 0; index < 50; index++) await store.read(textOf(`key-${index}`), 'identity');
    expect(store.size()).toBeGreaterThan(0);
    expect(store.size()).toBeLessThanOrEqual(5_000);
  });

  test('returns a text that is too large to cache', async () => {
    const store = createBodyStore(10);
    const body = await store.read(textOf('large'), 'identity');
    expect(Buffer.from(body.bytes).toString()).toContain('large');
    expect(store.size()).toBe(0);
  });
});
