import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { searchSite } from '../../contract/search-results.ts';
import { createApp } from '../app.ts';
import { listenToChanges } from '../changes/changes.ts';
import { readEnvironment } from '../environment.ts';
import { localStorage } from '../storage/storage.ts';
import { publicUrl } from '../testing/page-site.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';
import { renderCost } from './render-limit.ts';

const entry = () => import('../../web/entry.server.tsx');

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
});
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  await site.close();
  await rm(folder, { recursive: true });
});

/** A site with pages that a network address requests; the pages are short, as their content does not matter. */
async function server(settings: Record<string, string> = {}) {
  const changes = await listenToChanges(site.connectionString);
  closing.push(() => changes.close());
  let rendered = 0;
  const app = createApp({
    db: site.db,
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', PUBLIC_URL: publicUrl, ...settings }),
    log: pino({ level: 'silent' }),
    storage: localStorage(join(folder, 'media')),
    mailer: site.mailer,
    queue: site.queue,
    pages: {
      entry: async () => ({
        pagePaths: (await entry()).pagePaths,
        renderPage: async (url, { lang, cityCode }, carry) => {
          rendered += 1;
          // The reads of search pages in process.
          if (url.pathname.startsWith('/search-result'))
            expect((await carry(`/api/${cityCode}/${lang}/0/search?q=x`)).status).toBe(200);
          return {
            status: 200,
            route: '/',
            head: '',
            body: 'x',
            boot: '{}',
            feeds: [],
            files: [],
            listedAt: undefined,
          };
        },
      }),
      assets: () => ({ scripts: [], later: [], styles: ['/assets/site.css'], fonts: [] }),
      clientFolder: undefined,
    },
    changes,
    now: () => noon,
  });
  return {
    rendered: () => rendered,
    ask: async (address: string, path: string, headers: Record<string, string> = {}) =>
      app.request(`${publicUrl}${path}`, { headers }, { incoming: { socket: { remoteAddress: address } } }),
  };
}

describe('rendering limits by address', () => {
  it('search pages share the search limit with the API, and their reads are not counted twice', async () => {
    const { ask } = await server();
    const { points } = limits.rates.search;
    for (let tries = 0; tries < points / 2; tries++) {
      expect((await ask('192.0.2.1', `/search-result/word${tries}`)).status).toBe(200);
      expect((await ask('192.0.2.1', addressOf(searchSite, { query: { q: `word${tries}` } }))).status).toBe(
        200,
      );
    }
    for (const path of ['/search-result/more', '/search-result/more/job?page=2', '/search%2Dresult/more'])
      expect([path, (await ask('192.0.2.1', path)).status]).toEqual([path, 429]);
    expect((await ask('192.0.2.1', addressOf(searchSite, { query: { q: 'more' } }))).status).toBe(429);
    expect((await ask('192.0.2.2', '/search-result/more')).status).toBe(200);
    expect((await ask('192.0.2.1', '/about')).status).toBe(200);
  });
  it('other pages count by their cost; cached ones are free', async () => {
    const { ask, rendered } = await server();
    const { points } = limits.rates.render;
    const each = renderCost('/rents?bedrooms=2');
    expect([renderCost('/'), renderCost('/about?lang=ar'), each > 1]).toEqual([1, 1, true]);
    for (let tries = 0; tries < points / each; tries++)
      expect((await ask('192.0.2.1', `/rents?price_max=${tries}`)).status).toBe(200);
    expect((await ask('192.0.2.1', '/rents?price_max=999999')).status).toBe(429);
    const made = rendered();
    for (let again = 0; again < 3; again++)
      expect((await ask('192.0.2.1', '/rents?price_max=1', { 'accept-encoding': 'gzip' })).status).toBe(200);
    expect(rendered()).toBe(made);
    expect((await ask('192.0.2.1', '/og/site.png')).status).toBe(429);
    expect((await ask('192.0.2.1', '/feeds/news.xml')).status).toBe(429);
  });
  it('exceeding them renders a page in the visitor’s language, with a time to retry', async () => {
    const { ask } = await server();
    for (let tries = 0; tries < limits.rates.search.points; tries++)
      await ask('192.0.2.1', `/search-result/w${tries}`);
    const [en, ar] = [
      await ask('192.0.2.1', '/search-result/z', { 'accept-language': 'en' }),
      await ask('192.0.2.1', '/search-result/z?lang=ar'),
    ];
    for (const refused of [en, ar]) {
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toContain('text/html');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect(await en.text()).toContain('<h1>Please wait a moment</h1>');
    const arabic = await ar.text();
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('<h1>انتظر لحظة من فضلك</h1>');
  });
  it('do not apply if limits are disabled', async () => {
    const { ask } = await server({ RATE_LIMITS: '0' });
    for (let tries = 0; tries < limits.rates.search.points + 5; tries++)
      expect((await ask('192.0.2.1', `/search-result/word${tries}`)).status).toBe(200);
  });
});
