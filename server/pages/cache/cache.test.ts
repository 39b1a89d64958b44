import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { earlyScriptSource } from '../../http/early-script.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { addSample, type Sample } from '../../testing/sample-pages.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let sample: Sample;
beforeAll(async () => {
  site = await testSite();
  sample = await addSample(site);
});
afterAll(() => site.close());

const nodes: Node[] = [];
afterEach(async () => {
  for (const one of nodes.splice(0)) await one.close();
});
async function aNode(options?: Parameters<typeof node>[2]): Promise<Node> {
  const made = await node(site, () => import('../../../web/entry.server.tsx'), options);
  nodes.push(made);
  return made;
}
const rename = (title: string, id = sample.business) =>
  sql`update listing set title_en = ${title} where id = ${id}`.execute(site.db);
const profile = () => `/MarketProfile/${sample.business}/bab-touma-bakery`;

describe('a cached page', () => {
  it('is served without rendering, in the accepted encoding, byte for byte the same', async () => {
    const drawn: string[] = [];
    const one = await aNode({
      beforeRender: async (address) => {
        drawn.push(address);
      },
    });
    const plain = await (await one.ask('/Category/shops')).text();
    expect(plain).toContain('<!doctype html>');
    const br = await one.ask('/Category/shops', { 'accept-encoding': 'gzip, br' });
    const gz = await one.ask('/Category/shops', { 'accept-encoding': 'gzip' });
    const none = await one.ask('/Category/shops', { 'accept-encoding': 'identity' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain);
    expect(gz.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(plain);
    expect(none.headers.get('content-encoding')).toBeNull();
    expect(await none.text()).toBe(plain);
    expect(drawn).toEqual(['/Category/shops']);
    expect([await one.count('misses'), await one.count('hits')]).toEqual([1, 3]);
  });
  it('has the policy and the other headers of pages, and states its dependencies', async () => {
    const one = await aNode();
    const first = await one.ask('/Category/shops');
    const cached = await one.ask('/Category/shops');
    const { 'x-request-id': id, ...headers } = Object.fromEntries(cached.headers);
    const { 'x-request-id': other, ...before } = Object.fromEntries(first.headers);
    expect(headers).toEqual(before);
    expect(id).not.toBe(other);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-language': 'en',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${earlyScriptSource};`);
    expect(headers['content-security-policy']).not.toContain('nonce');
    expect(headers['set-cookie']).toBeUndefined();
  });
  it('sends HSTS if a trusted proxy reports https, otherwise according to the settings', async () => {
    const one = await aNode({ settings: { TRUSTED_PROXIES: '10.0.0.1' } });
    const isCached = async (scheme: string, peer: string) =>
      (await one.ask('/Category/shops', { 'x-forwarded-proto': scheme }, 'GET', peer)).headers.has(
        'strict-transport-security',
      );
    for (const times of ['drawn', 'cached']) {
      expect([times, await isCached('http', '10.0.0.1')]).toEqual([times, false]);
      expect([times, await isCached('https', '10.0.0.1')]).toEqual([times, true]);
      expect([times, await isCached('http', '10.0.0.2')]).toEqual([times, true]);
    }
    expect(await one.count('hits')).toBe(5);
  });
  it('is 304 for clients that have it in this encoding, and sent whole to those that have another', async () => {
    const one = await aNode();
    const tagOf = async (encoding: string) =>
      (await one.ask('/about', { 'accept-encoding': encoding })).headers.get('etag') as string;
    const [br, gz] = [await tagOf('br'), await tagOf('gzip')];
    expect(br).toMatch(/^"[\w-]{22}"$/);
    expect(gz).not.toBe(br);
    const same = await one.ask('/about', { 'accept-encoding': 'br', 'if-none-match': br });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
    expect(same.headers.get('etag')).toBe(br);
    expect(same.headers.get('vary')).toContain('Accept-Encoding');
    const other = await one.ask('/about', { 'accept-encoding': 'gzip', 'if-none-match': br });
    expect(other.status).toBe(200);
  });
  it('keeps its ETag when it is rendered again with the same content', async () => {
    const [one, other] = [await aNode(), await aNode()];
    const tag = async (of: Node) => (await of.ask('/Category/shops')).headers.get('etag');
    expect(await tag(one)).toBe(await tag(other));
  });
  it('responds to HEAD requests, too', async () => {
    const one = await aNode();
    await one.ask('/about');
    const head = await one.ask('/about', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(5_000);
    expect(await head.text()).toBe('');
    expect(await one.count('hits')).toBe(1);
  });
  it('differs by language and by city', async () => {
    const one = await aNode();
    const langOf = async (headers: Record<string, string>, path = '/about') =>
      (await one.ask(path, headers)).headers.get('content-language');
    for (const _ of [1, 2]) {
      expect(await langOf({})).toBe('en');
      expect(await langOf({ 'accept-language': 'ar-EG' })).toBe('ar');
      expect(await langOf({ 'accept-language': 'ar', cookie: 'lang=en' })).toBe('en');
      expect(await langOf({ cookie: 'lang=en' }, '/about?lang=ar')).toBe('ar');
    }
    const brooklyn = site.catalog.placeBySlug('brooklyn')?.id;
    const cityOf = async (cookie: string) =>
      /"cityId":(\d+)/.exec(await (await one.ask('/about', { cookie })).text())?.[1];
    for (const _ of [1, 2]) {
      expect(await cityOf(`cityId=${brooklyn}`)).toBe(String(brooklyn));
      expect(await cityOf('cityId=0')).toBe('0');
    }
  });
  it('is cached as gone, but never as not found', async () => {
    const one = await aNode();
    const [closed = 0] = await site.addBusinesses({ name: { en: 'Closed Cafe' }, status: 'closed' });
    await one.caughtUp();
    for (const _ of [1, 2]) {
      expect((await one.ask(`/MarketProfile/${closed}/closed-cafe`)).status).toBe(410);
      expect((await one.ask('/MarketProfile/999999/nothing')).status).toBe(404);
      expect((await one.ask('/no-such-page')).status).toBe(404);
    }
    expect([await one.count('hits'), await one.count('pages')]).toEqual([1, 1]);
    const wrong = await one.ask(`/MarketProfile/${sample.business}/wrong`);
    expect([wrong.status, wrong.headers.get('location')]).toEqual([301, profile()]);
    expect(await one.count('pages')).toBe(1);
  });
  it('is the same empty frame for every member', async () => {
    const one = await aNode();
    expect((await one.ask('/Profile')).status).toBe(200);
    expect(await (await one.ask('/Profile')).text()).toContain('noindex');
    expect(await one.count('hits')).toBe(1);
  });
});

describe('a change', () => {
  it('is visible to the next guest on every node, on the page of the record and on lists', async () => {
    const [one, other] = [await aNode(), await aNode()];
    const see = async (of: Node, path: string) => (await of.ask(path)).text();
    for (const title of ['Bakery of the East', 'Bakery of the West']) {
      await rename(title);
      await Promise.all([one.caughtUp(), other.caughtUp()]);
      for (const each of [one, other]) {
        expect(await see(each, profile())).toContain(title);
        expect(await see(each, '/Category/shops')).toContain(title);
        expect(await see(each, '/search-result/bakery')).toContain(title);
      }
    }
  });
  it('of one record does not affect pages of others', async () => {
    const one = await aNode();
    const [alone = 0] = await site.addBusinesses({ name: { en: 'Alone' }, categories: ['pharmacies'] });
    await one.caughtUp();
    const paths = [
      profile(),
      `/MarketProfile/${alone}/alone`,
      '/rents',
      `/Rent/${sample.rental}/x`,
      '/about',
    ];
    for (const path of paths) await one.ask(path);
    await rename('Another Name');
    await one.caughtUp();
    const before = await one.count('hits');
    for (const path of paths.slice(1)) await one.ask(path);
    // All except the redirect.
    expect((await one.count('hits')) - before).toBe(3);
    expect(await (await one.ask(profile())).text()).toContain('Another Name');
  });
  it('of the counts in the menus affects every page', async () => {
    const one = await aNode();
    const shops = async () =>
      /"shops":\{[^[]*?"count":(\d+)/.exec(await (await one.ask('/about')).text())?.[1];
    const before = Number(await shops());
    await site.addBusinesses({ name: { en: 'New Bakery' }, categories: ['bakeries'] });
    await vi.waitFor(async () => expect(Number(await shops())).toBe(before + 1));
  });
  it('of settings, categories and synonyms is visible, too', async () => {
    const one = await aNode();
    await one.ask('/Category/shops');
    await sql`update category set name_en = 'Bread Houses' where slug = 'bakeries'`.execute(site.db);
    await one.caughtUp();
    expect(await (await one.ask('/Category/shops')).text()).toContain('Bread Houses');
  });
  it('during a rendering is not lost: pages rendered from older data are never cached', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isFirst = true;
    const one = await aNode({
      async afterRender(address) {
        if (address !== '/Category/shops' || !isFirst) return;
        isFirst = false;
        begun.resolve();
        await goOn.promise;
      },
    });
    const early = one.ask('/Category/shops');
    await begun.promise;
    await rename('Changed Meanwhile');
    await one.caughtUp();
    // Requests after the change do not wait for a rendering that began before it.
    expect(await (await one.ask('/Category/shops')).text()).toContain('Changed Meanwhile');
    goOn.resolve();
    expect(await (await early).text()).not.toContain('Changed Meanwhile');
    expect(await (await one.ask('/Category/shops')).text()).toContain('Changed Meanwhile');
  });
  it('whose notification is lost is visible all the same', async () => {
    const one = await aNode();
    await one.ask(profile());
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'arab-new-york-changes' and datname = current_database()`;
    await others.execute(site.db);
    await vi.waitFor(() => expect(one.changes.isListening()).toBe(false), { interval: 1 });
    await rename('Nobody Heard');
    expect(await (await one.ask(profile())).text()).toContain('Nobody Heard');
    await vi.waitFor(() => expect(one.changes.isListening()).toBe(true));
    expect(await one.count('pages')).toBe(0);
    expect(await (await one.ask(profile())).text()).toContain('Nobody Heard');
  });
});

describe('concurrent guests', () => {
  it('of one uncached page share a rendering', async () => {
    let drawn = 0;
    const one = await aNode({
      beforeRender: async () => {
        drawn++;
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        one.ask('/Category/shops', { 'accept-encoding': index % 2 ? 'br' : 'gzip' }),
      ),
    );
    expect(drawn).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const lengths = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(new Set(lengths).size).toBe(2);
  });
  it('cannot fill the memory, and searches do not evict the pages of the site', async () => {
    const one = await aNode({ settings: { PAGE_CACHE_MB: '1' } });
    await one.ask('/about', { 'accept-encoding': 'br' });
    for (let word = 0; word < 60; word++) {
      await one.ask(`/search-result/word-${word}`);
      expect(await one.count('bytes')).toBeLessThanOrEqual(1_048_576);
    }
    const before = await one.count('hits');
    await one.ask('/about', { 'accept-encoding': 'br' });
    await one.ask('/search-result/word-59');
    await one.ask('/search-result/word-0');
    expect((await one.count('hits')) - before).toBe(2);
  });
  it('cannot fill it with pages of the site either', async () => {
    const one = await aNode({ settings: { PAGE_CACHE_MB: '1' } });
    const places = Array.from({ length: 40 }, (_, index) => ({ name: { en: `Place ${index}` } }));
    const ids = await site.addBusinesses(...places);
    await one.caughtUp();
    for (const [index, id] of ids.entries()) {
      expect((await one.ask(`/MarketProfile/${id}/place-${index}`)).status).toBe(200);
      expect(await one.count('bytes')).toBeLessThanOrEqual(786_432);
    }
    expect(await one.count('pages')).toBeGreaterThan(5);
    expect(await one.count('pages')).toBeLessThan(40);
  });
});

describe('expiry', () => {
  it('is at the next minute for pages with opening hours, and a minute after rendering for others', async () => {
    let at = new Date(noon.getTime() + 20_000);
    const one = await aNode({ now: () => at });
    const hits = async (seconds: number) => {
      at = new Date(noon.getTime() + seconds * 1_000);
      const before = await one.count('hits');
      await one.ask('/Category/shops');
      const shops = (await one.count('hits')) - before;
      await one.ask('/eula');
      return [shops, (await one.count('hits')) - before - shops];
    };
    expect(await hits(20)).toEqual([0, 0]);
    expect(await hits(59.9)).toEqual([1, 1]);
    expect(await hits(60)).toEqual([0, 1]);
    expect(await hits(80)).toEqual([1, 0]);
  });
  it('closes a business on its page at the minute', async () => {
    // Bab Touma opens on Fridays at two.
    let at = new Date(noon.getTime() + 119 * 60_000);
    const one = await aNode({ now: () => at });
    const isOpen = async () =>
      /"opening":\{"state":"(\w+)/.exec(await (await one.ask(profile())).text())?.[1];
    const before = await isOpen();
    at = new Date(noon.getTime() + 120 * 60_000);
    expect([before, await isOpen()]).toEqual(['closed', 'open']);
  });
});

describe('cache poisoning', () => {
  it.each<[string, string, Record<string, string>]>([
    ['another host', 'https://evil.example/Category/shops', { host: 'evil.example' }],
    [
      'forwarded names',
      '/Category/shops',
      {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'evil',
        forwarded: 'host=evil.example',
        'x-original-url': '/evil.example',
        'x-forwarded-prefix': '/evil.example',
      },
    ],
    ['a language that is none', '/Category/shops', { 'accept-language': 'evil.example, en' }],
    ['cookies', '/Category/shops', { cookie: 'lang=evil.example; cityId=evil.example; evil.example=1' }],
    ['what follows people', '/Category/shops?utm_source=evil.example&fbclid=evil.example', {}],
  ])('is not possible by %s', async (_, path, headers) => {
    const one = await aNode();
    const poisoned = await one.ask(path, headers);
    const clean = await one.ask('/Category/shops');
    const text = await clean.text();
    expect(await one.count('hits')).toBe(1);
    expect(await poisoned.text()).toBe(text);
    expect(text).not.toContain('evil');
    expect(poisoned.headers.get('set-cookie')).toBeNull();
  });
  it.each([
    ['a name that no page reads', '/Category/shops?evil=1'],
    ['a name twice', '/Category/shops?q=a&q=b'],
    ['an endless address', `/Category/shops?q=${'a'.repeat(400)}`],
  ])('nor filling the cache with %s', async (_, path) => {
    const one = await aNode();
    expect((await one.ask(path)).status).toBe(200);
    await one.ask(path);
    expect([await one.count('pages'), await one.count('hits')]).toEqual([0, 0]);
  });
  it('a page that is requested with a token is neither stored nor served from the cache', async () => {
    const one = await aNode();
    const { token } = await site.member();
    await one.ask('/about', { authorization: `Bearer ${token}` });
    expect(await one.count('pages')).toBe(0);
    await one.ask('/about');
    await one.ask('/about', { authorization: `Bearer ${token}` });
    expect(await one.count('hits')).toBe(0);
  });
  it('a path that looks like another host redirects to this one', async () => {
    const one = await aNode();
    const answer = await one.ask('https://city.example//evil.example/about');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/evil.example/about');
  });
});

it('metrics require the token, and do not exist without one', async () => {
  const one = await aNode();
  expect((await one.ask('/metrics')).status).toBe(401);
  expect((await one.ask('/metrics', { authorization: 'Bearer a-token-of-other-tests' })).status).toBe(401);
  const off = await aNode({ settings: { METRICS_TOKEN: '' } });
  expect((await off.ask('/metrics', { authorization: 'Bearer ' })).status).toBe(404);
});
