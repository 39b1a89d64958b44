import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteCache, offlinePath, type SiteCacheNeeds } from './site-cache.ts';

const origin = 'https://city.example';

const urlOf = (request: RequestInfo | URL) =>
  typeof request === 'string'
    ? new URL(request, origin).href
    : request instanceof URL
      ? request.href
      : request.url;

/** A cache that remembers in the order of putting, as browsers do. */
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
let asked: string[];
let network: ((url: URL) => Response) | undefined;
beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  network = ({ pathname }) => html(`page ${pathname}`);
});

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const fixed = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' },
  });

function site(more: Partial<SiteCacheNeeds> = {}) {
  return createSiteCache({
    caches,
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      if (!network) throw new TypeError('no network');
      return network(new URL(request.url));
    },
    origin,
    version: 'one',
    shell: ['/offline.css'],
    ...more,
  });
}

/** A request for a page: Node's own cannot be made with this mode. */
function visit(path: string, init?: RequestInit): Request {
  const request = new Request(new URL(path, origin), init);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}
const plain = (path: string, init?: RequestInit) => new Request(new URL(path, origin), init);
const saved = () =>
  [...(caches.all.get('site-pages')?.entries.keys() ?? [])].map((url) => url.slice(origin.length));

describe('what is answered', () => {
  it.each([
    [visit('/Rent/1/x?lang=ar'), 'page'],
    [plain('/assets/entry-1.js'), 'file'],
    [plain('/media/a.webp'), 'file'],
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
  it('come from the network, and are read again as they were when there is none', async () => {
    const ours = site();
    expect(await (await ours.page(visit('/jobs#top'))).text()).toBe('page /jobs');
    network = () => html('newer');
    expect(await (await ours.page(visit('/jobs'))).text()).toBe('newer');
    network = undefined;
    expect(await (await ours.page(visit('/jobs'))).text()).toBe('newer');
  });

  it('that were never opened show the offline page', async () => {
    const ours = site();
    await ours.install();
    network = undefined;
    expect(await (await ours.page(visit('/jobs'))).text()).toBe(`page ${offlinePath}`);
  });

  it('fail as the network does where there is no offline page either', async () => {
    network = undefined;
    expect((await site().page(visit('/jobs'))).type).toBe('error');
  });

  it('take what the browser has loaded ahead', async () => {
    const response = await site().page(visit('/jobs'), Promise.resolve(html('ahead')));
    expect(await response.text()).toBe('ahead');
    expect(asked).toEqual([]);
    expect(saved()).toEqual(['/jobs']);
  });

  it.each([
    ['an error', () => new Response('gone', { status: 410, headers: { 'content-type': 'text/html' } })],
    ['what must not be stored', () => html('own', { 'cache-control': 'private, no-store' })],
    ['what is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['a redirect', () => Object.defineProperty(html('there'), 'redirected', { value: true })],
  ])('%s is shown and not kept', async (_what, answer) => {
    network = answer;
    await site().page(visit('/jobs'));
    expect(saved()).toEqual([]);
  });

  it('are kept up to fifty, the last opened ones', async () => {
    const ours = site();
    for (let page = 1; page <= 50; page++) await ours.page(visit(`/Rent/${page}`));
    await ours.page(visit('/Rent/1'));
    await ours.page(visit('/Rent/51'));
    expect(saved()).toHaveLength(50);
    expect(saved()).not.toContain('/Rent/2');
    expect(saved().slice(-2)).toEqual(['/Rent/1', '/Rent/51']);
  });

  it('that led to one another are saved by their HTML', async () => {
    const ours = site();
    await ours.save('/Rent/7/home?lang=ar');
    expect(saved()).toEqual(['/Rent/7/home?lang=ar']);
    for (const closed of ['/api/NY/en/0/home', '/x?token=1', 'https://other.example/'])
      await ours.save(closed);
    expect(saved()).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe('files', () => {
  it('whose names change with their content are asked for once', async () => {
    network = () => fixed('body{}');
    const ours = site();
    expect(await (await ours.file(plain('/assets/a.css'))).text()).toBe('body{}');
    network = undefined;
    expect(await (await ours.file(plain('/assets/a.css#part'))).text()).toBe('body{}');
    expect(asked).toEqual(['/assets/a.css']);
  });

  it('that may change are not kept', async () => {
    network = () => new Response('png', { headers: { 'cache-control': 'public, max-age=600' } });
    await site().file(plain('/og/site.png'));
    expect(await caches.keys()).toEqual([]);
  });

  it('are kept up to a number', async () => {
    network = () => fixed('x');
    const ours = site();
    for (let file = 0; file < 205; file++) await ours.file(plain(`/media/${file}.webp`));
    expect(caches.all.get('site-files')?.entries.size).toBe(200);
  });
});

describe('a new build', () => {
  it('brings its own shell, drops the old one, and leaves saved pages and the caches of others', async () => {
    await site().install();
    await site().page(visit('/jobs'));
    await caches.open('others');
    const next = site({ version: 'two' });
    await next.install();
    await next.activate();
    expect((await caches.keys()).sort()).toEqual(['others', 'site-pages', 'site-shell-two']);
    const shell = caches.all.get('site-shell-two');
    expect([...(shell?.entries.keys() ?? [])].sort()).toEqual([`${origin}/offline`, `${origin}/offline.css`]);
  });

  it('is not installed where a part of its shell is missing', async () => {
    network = () => new Response(null, { status: 404 });
    await expect(site().install()).rejects.toThrow('/offline');
  });
});
