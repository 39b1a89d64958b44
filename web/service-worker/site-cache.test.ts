import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteCache, offlinePath, type SiteCacheNeeds } from './site-cache.ts';

const origin = 'https://city.example';

const urlOf = (request: RequestInfo | URL) =>
  typeof request === 'string'
    ? new URL(request, origin).href
    : request instanceof URL
      ? request.href
      : request.url;

/** A cache in insertion order, as in browsers. */
class FakeCache {
  entries = new Map<string, Response>();
  async match(request: RequestInfo | URL) {
    return this.entries.get(urlOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.entries.set(urlOf(request), response);
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(urlOf(request));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  async matchAll() {
    return [...this.entries.values()];
  }
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache as unknown as Cache;
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(request: RequestInfo | URL) {
    for (const cache of this.all.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }
}

let caches: FakeCaches;
let requested: string[];
let network: ((url: URL) => Response) | undefined;
let lasting: Promise<unknown>[];
beforeEach(() => {
  lasting = [];
  caches = new FakeCaches();
  requested = [];
  network = ({ pathname }) => html(`page ${pathname}`);
});

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en', ...headers },
  });
const fixed = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' },
  });

const words = {
  en: { locale: 'en-US', note: 'As on {{date}}.', all: 'All' },
  ar: { locale: 'ar-u-nu-latn', note: 'كما في {{date}}.', all: 'الكل' },
};

/** Runs an event: returns the response once the work that extends its lifetime is done. */
const later = (work: Promise<unknown>) => void lasting.push(work);
async function done(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  await Promise.all(lasting);
  return response;
}

function site(more: Partial<SiteCacheNeeds> = {}) {
  return createSiteCache({
    caches,
    fetch: async (request) => {
      requested.push(new URL(request.url).pathname);
      if (!network) throw new TypeError('no network');
      return network(new URL(request.url));
    },
    origin,
    version: 'one',
    shell: ['/offline.css'],
    words,
    now: () => new Date('2026-03-01T12:00:00Z'),
    ...more,
  });
}

/** A navigation request: Node cannot create a `Request` with this mode. */
function visit(path: string, init?: RequestInit): Request {
  const request = new Request(new URL(path, origin), init);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}
const plain = (path: string, init?: RequestInit) => new Request(new URL(path, origin), init);
const saved = () =>
  [...(caches.all.get('site-pages')?.entries.keys() ?? [])].map((url) => url.slice(origin.length));

describe('responses', () => {
  it.each([
    [visit('/Rent/1/x?lang=ar'), 'page'],
    [plain('/assets/entry-1.js'), 'file'],
    [plain('/media/a.webp'), 'file'],
    [plain('/offline.css'), 'file'],
    [plain('/api/NY/en/0/home'), undefined],
    [plain('/api/NY/en/0/profile', { headers: { authorization: 'Bearer x' } }), undefined],
    [plain('/assets/a.js', { headers: { authorization: 'Bearer x' } }), undefined],
    [plain('/media/film.mp4', { headers: { range: 'bytes=0-' } }), undefined],
    [visit('/api/docs'), undefined],
    [visit('/confirm?token=abc'), undefined],
    [visit('/Forget-Password?email=a@b.example&otp=123456'), undefined],
    [visit('/Rent?resetToken=1'), undefined],
    [visit('/Login', { method: 'POST' }), undefined],
    [visit('https://other.example/'), undefined],
    [plain('/manifest.webmanifest'), undefined],
  ])('%o: %s', (request, manner) => expect(site().mannerOf(request)).toBe(manner));
});

describe('pages', () => {
  it('come from the network, and from the cache while offline', async () => {
    const ours = site();
    expect(await (await done(ours.page(visit('/jobs#top'), later))).text()).toBe('page /jobs');
    network = () => html('newer');
    expect(await (await done(ours.page(visit('/jobs'), later))).text()).toBe('newer');
    network = undefined;
    expect(await (await done(ours.page(visit('/jobs'), later))).text()).toBe('newer');
  });

  it('state their age while offline, outside the hydrated root', async () => {
    const ours = site();
    network = () => html('<html lang="en"><head></head><body><div id="root">Jobs</div></body></html>');
    await done(ours.page(visit('/jobs'), later));
    network = undefined;
    const again = await (await ours.page(visit('/jobs'), later)).text();
    expect(again).toContain('<html data-kept lang="en">');
    expect(again).toContain('<link rel="stylesheet" href="/offline.css">');
    expect(again).toMatch(
      /As on <time datetime="2026-03-01T12:00:00.000Z">March 1, 2026 at .*<form action="\/offline"><button type="submit">All<.*\n<div id="root">Jobs/,
    );
  });

  it('are returned in the requested language, else in that of the last page, else as cached', async () => {
    const ours = site();
    const see = async (path: string, lang: string) => {
      network = () => html(`${path} ${lang}`, { 'content-language': lang });
      await done(ours.page(visit(path), later));
      network = undefined;
    };
    const read = async (path: string) => (await ours.page(visit(path), later)).text();
    await see('/jobs', 'ar');
    await see('/jobs', 'en');
    await see('/Rent', 'en');
    expect(await read('/jobs')).toBe('/jobs en');
    expect(await read('/jobs?lang=ar')).toBe('/jobs ar');
    await see('/Blog', 'ar');
    expect(await read('/jobs')).toBe('/jobs ar');
    expect(await read('/Rent')).toBe('/Rent en');
  });

  it.each([
    '/Profile',
    '/saved-job',
    '/my-business',
    '/add-business',
    '/Login',
    '/changePassword',
    '/form/x',
  ])('%s is never cached', async (path) => {
    await done(site().page(visit(path), later));
    await site().save(path);
    expect(saved()).toEqual([]);
  });

  it('are cached up to a size', async () => {
    const ours = site();
    network = () => html('x'.repeat(3_000_000));
    for (let page = 1; page <= 5; page++) await done(ours.page(visit(`/Rent/${page}`), later));
    expect(saved()).toEqual(['/Rent/3?lang=en', '/Rent/4?lang=en', '/Rent/5?lang=en']);
    network = () => html('x'.repeat(11_000_000));
    await done(ours.page(visit('/Rent/6'), later));
    expect(saved()).toHaveLength(3);
  });

  it('that were never visited return the offline page', async () => {
    const ours = site();
    await ours.install();
    network = undefined;
    expect(await (await done(ours.page(visit('/jobs'), later))).text()).toBe(`page ${offlinePath}`);
  });

  it('fail with the network error if there is no offline page either', async () => {
    network = undefined;
    expect((await site().page(visit('/jobs'), later)).type).toBe('error');
  });

  it("use the browser's navigation preload", async () => {
    const response = await done(site().page(visit('/jobs'), later, Promise.resolve(html('ahead'))));
    expect(await response.text()).toBe('ahead');
    expect(requested).toEqual([]);
    expect(saved()).toEqual(['/jobs?lang=en']);
  });

  it.each([
    ['an error', () => new Response('gone', { status: 410, headers: { 'content-type': 'text/html' } })],
    ['what must not be stored', () => html('own', { 'cache-control': 'private, no-store' })],
    ['what is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['a redirect', () => Object.defineProperty(html('there'), 'redirected', { value: true })],
  ])('%s is displayed but not cached', async (_what, answer) => {
    network = answer;
    await done(site().page(visit('/jobs'), later));
    expect(saved()).toEqual([]);
  });

  it('are cached up to a maximum of fifty, most recently visited first', async () => {
    const ours = site();
    for (let page = 1; page <= 50; page++) await done(ours.page(visit(`/Rent/${page}`), later));
    await done(ours.page(visit('/Rent/1'), later));
    await done(ours.page(visit('/Rent/51'), later));
    expect(saved()).toHaveLength(50);
    expect(saved()).not.toContain('/Rent/2?lang=en');
    expect(saved().slice(-2)).toEqual(['/Rent/1?lang=en', '/Rent/51?lang=en']);
  });

  it('that were last visited are refreshed in the background, and stay unchanged while offline', async () => {
    const ours = site();
    for (let n = 1; n <= 12; n++) await done(ours.page(visit(`/Rent/${n}/x`), later));
    requested = [];
    network = ({ pathname }) => html(`newer ${pathname}`);
    await ours.refresh();
    expect(requested).toEqual(Array.from({ length: 10 }, (_, index) => `/Rent/${index + 3}/x`));
    expect(saved().at(-1)).toBe('/Rent/12/x?lang=en');
    network = undefined;
    await expect(ours.refresh()).rejects.toThrow('no network');
    expect(await (await done(ours.page(visit('/Rent/12/x'), later))).text()).toBe('newer /Rent/12/x');
    expect(await (await done(ours.page(visit('/Rent/1/x'), later))).text()).toBe('page /Rent/1/x');
  });

  it('that were opened by client-side navigation are cached as HTML', async () => {
    const ours = site();
    network = () => html('home', { 'content-language': 'ar' });
    await ours.save('/Rent/7/home?near=1');
    expect(saved()).toEqual(['/Rent/7/home?near=1&lang=ar']);
    for (const closed of ['/api/NY/en/0/home', '/x?token=1', 'https://other.example/'])
      await ours.save(closed);
    expect(saved()).toHaveLength(1);
    expect(requested).toHaveLength(1);
  });
});

describe('files', () => {
  it('with hashed names are requested once', async () => {
    network = () => fixed('body{}');
    const ours = site();
    expect(await (await done(ours.file(plain('/assets/a.css'), later))).text()).toBe('body{}');
    network = undefined;
    expect(await (await done(ours.file(plain('/assets/a.css#part'), later))).text()).toBe('body{}');
    expect(requested).toEqual(['/assets/a.css']);
  });

  it('of the first page are cached with it, although the worker started later', async () => {
    network = ({ pathname }) => (pathname === '/jobs' ? html('jobs') : fixed('x'));
    const paths = ['/media/a.webp', '/api/NY/en/0/home', 'https://other.example/assets/b.js'];
    await site().save('/jobs', paths);
    expect([...(caches.all.get('site-files')?.entries.keys() ?? [])]).toEqual([`${origin}/media/a.webp`]);
    expect(saved()).toEqual(['/jobs?lang=en']);
  });

  it('without hashed names are not cached', async () => {
    network = () => new Response('png', { headers: { 'cache-control': 'public, max-age=600' } });
    await done(site().file(plain('/og/site.png'), later));
    expect(await caches.keys()).toEqual([]);
  });

  it('are cached up to a maximum number', async () => {
    network = () => fixed('x');
    const ours = site();
    for (let file = 0; file < 405; file++) await done(ours.file(plain(`/media/${file}.webp`), later));
    expect(caches.all.get('site-files')?.entries.size).toBe(400);
  });
});

describe('a new build', () => {
  it('installs its own shell, deletes the old one, and preserves cached pages and foreign caches', async () => {
    await site().install();
    await done(site().page(visit('/jobs'), later));
    await caches.open('others');
    const next = site({ version: 'two' });
    await next.install();
    await next.activate();
    expect((await caches.keys()).sort()).toEqual(['others', 'site-pages', 'site-shell-two']);
    const shell = caches.all.get('site-shell-two');
    expect([...(shell?.entries.keys() ?? [])].sort()).toEqual([`${origin}/offline`, `${origin}/offline.css`]);
  });

  it('is not installed if a file of its shell is missing', async () => {
    network = () => new Response(null, { status: 404 });
    await expect(site().install()).rejects.toThrow('/offline');
  });
});
