import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overNetwork } from '../testing/network-site.ts';
import { type Node, node } from '../testing/nodes.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addressBelow, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/*
 * Input of one client must not affect responses to others: neither through the page cache nor through a proxy in
 * front of the site.
 */

let plain: TestSite;
let site: TestSite;
let one: Node;
let sample: Sample;
let member: TestMember;
beforeAll(async () => {
  plain = await testSite();
  sample = await addSample(plain);
  one = await node(plain, () => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } });
  site = await overNetwork({ ...plain, fetch: one.fetch });
  member = await site.member({ name: 'Salma Canary' });
});
afterAll(async () => {
  await one.close();
  await site.close();
});

const poisons: [what: string, init: RequestInit][] = [
  ['a host', { headers: { host: 'evil.example' } }],
  ['a forwarded host', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' } }],
  ['another path in a header', { headers: { 'x-original-url': '/Contact', 'x-rewrite-url': '/Contact' } }],
  [
    'another method in a header',
    { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' } },
  ],
  [
    'a cookie of a language',
    { headers: { cookie: 'lang="><script>alert(1)</script>; cityId=999999999999' } },
  ],
  ['another language', { headers: { 'accept-language': 'ar', cookie: 'lang=ar; cityId=1' } }],
  ['a language that there is not', { headers: { 'accept-language': '"><script>evil' } }],
  ['a token', { headers: { authorization: 'Bearer evil' } }],
  ['a range', { headers: { range: 'bytes=0-5' } }],
  [
    'a condition',
    { headers: { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' } },
  ],
  ['no body', { method: 'HEAD' }],
  ['an encoding that there is not', { headers: { 'accept-encoding': 'evil, br;q=0, gzip;q=0' } }],
  [
    'headers of a page in a page',
    { headers: { 'x-requested-with': 'XMLHttpRequest', purpose: 'prefetch', rsc: '1' } },
  ],
];
const paths = () => ['/Category/shops', `/MarketProfile/${sample.business}/bab-touma-bakery`, '/rents'];
const lang = { 'accept-language': 'en', 'accept-encoding': 'identity' };
const clean = async (path: string) => {
  const response = await site.ask(path, { headers: lang });
  return { status: response.status, text: await response.text() };
};

describe('the page cache', () => {
  it.each(poisons)('serves others the usual response after %s', async (_what, init) => {
    for (const [at, path] of paths().entries()) {
      // A URL that nobody has requested yet, so that this request fills the cache.
      const address = `${path}?from=${encodeURIComponent(`${_what}-${at}`)}`;
      const poisoned = await site.ask(address, {
        ...init,
        headers: { ...lang, ...(init.headers as Record<string, string>) },
      });
      await poisoned.arrayBuffer();
      const after = await clean(address);
      expect(after.text).not.toMatch(/evil|<script>alert/);
      expect(after.status).toBe(200);
      expect(after.text).toContain('<html lang="en"');
      expect(after).toEqual(await clean(address));
    }
  });

  it.each(['utm_source', 'fbclid', 'gclid', '_ga'])(
    'stores nothing of %s, which is not part of its key',
    async (name) => {
      const before = await clean('/rents');
      const poisoned = await site.ask(`/rents?${name}=${encodeURIComponent('"><script>alert(1)</script>')}`, {
        headers: lang,
      });
      expect(await poisoned.text()).toEqual(before.text);
      expect(await clean('/rents')).toEqual(before);
    },
  );

  it('separates pages by every parameter that they read, in any spelling', async () => {
    const english = await clean('/rents?lang=en');
    for (const query of [
      'lang=ar&lang=en',
      'lang=ar',
      'LANG=ar',
      'lang=en%26lang=ar',
      'lang=en;lang=ar',
      '%6cang=ar',
    ]) {
      await clean(`/rents?${query}`);
      expect(await clean('/rents?lang=en')).toEqual(english);
    }
  });

  it('has no pages of signed-in members', async () => {
    const address = '/profile?from=deception';
    const own = await site.ask(address, { headers: { ...lang, authorization: `Bearer ${member.token}` } });
    await own.arrayBuffer();
    for (const path of [address, '/profile/account.css', '/profile/x.js?from=deception'])
      expect((await clean(path)).text).not.toContain('Canary');
  });
});

describe('a proxy in front of the site', () => {
  it('stores no page, and revalidates with all headers that vary it', async () => {
    for (const path of paths()) {
      const { headers } = await site.ask(path, { headers: lang });
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
      expect(headers.get('vary')).toMatch(/cookie/i);
      expect(headers.get('vary')).toMatch(/accept-language/i);
    }
  });
  it('stores no response to a member, at any path', async () => {
    for (const path of ['profile', 'profile/posts', 'home', 'rents/web/looking_for', 'profile/x.css']) {
      const { headers, status } = await member.ask('GET', path);
      expect([path, headers.get('cache-control') ?? 'none']).toEqual([
        path,
        status === 200 ? 'private, no-store' : expect.stringMatching(/no-store|none/),
      ]);
      expect([path, headers.get('set-cookie')]).toEqual([path, null]);
    }
  });
  it('stores no rejection as if it were a file', async () => {
    for (const path of [
      '/assets/none.js',
      '/media/none.webp',
      '/there-is-no-such-page',
      addressBelow('rents/0'),
    ]) {
      const { status, headers } = await site.ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
    }
  });
});
