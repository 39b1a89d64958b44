/*
 * What a browser keeps of the site, so that pages that were opened stay readable without network.
 * Nothing here touches the worker's own globals: a test hands in caches and a network of its own. Only the
 * worker imports this file: what it shared with the pages would be built as a file of its own, which a
 * worker that is one plain script cannot load.
 */

/** Pages: their HTML is the same for every guest, so what is kept tells nothing about a person. */
const PAGES = 'site-pages';
/** Files whose names change with their content. Kept across builds: saved pages name those of theirs. */
const FILES = 'site-files';
const SHELL = 'site-shell-';

const LIMITS = { [PAGES]: 50, [FILES]: 200 };

export const offlinePath = '/offline';

/** Below these paths a name never gets other bytes. */
const FIXED = /^\/(assets|media|art|icons|og)\//;
/** Parameters that may carry what is meant for one person. */
const SECRET = /token|otp|code|password|secret|signature|email/i;

export interface SiteCacheNeeds {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** Names the build: another one has another shell. */
  version: string;
  /** Addresses that the offline page needs. */
  shell: readonly string[];
}

/** How a request is answered; undefined leaves it to the browser. */
export type Manner = 'file' | 'page' | undefined;

export function createSiteCache({ caches, fetch, origin, version, shell }: SiteCacheNeeds) {
  /** Only plain reads of this site are our business; the API, and what carries a secret, never are. */
  function isOurs(request: Request): boolean {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return false;
    if (request.headers.has('authorization') || request.headers.has('range')) return false;
    if (/^\/api(\/|$)/.test(url.pathname)) return false;
    return ![...url.searchParams.keys()].some((name) => SECRET.test(name));
  }

  function mannerOf(request: Request): Manner {
    if (!isOurs(request)) return undefined;
    if (FIXED.test(new URL(request.url).pathname)) return 'file';
    return request.mode === 'navigate' ? 'page' : undefined;
  }

  /** The address that something is kept by: the fragment is the browser's business. */
  function keyOf(address: string): string {
    const url = new URL(address, origin);
    url.hash = '';
    return url.href;
  }

  /** Keeps an answer as the newest of its cache, and drops the oldest that are too many. */
  async function keep(name: keyof typeof LIMITS, address: string, response: Response) {
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - LIMITS[name]));
    await Promise.all(tooMany.map((oldest) => cache.delete(oldest, { ignoreVary: true })));
  }

  function mayKeep(response: Response, type: RegExp): boolean {
    if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
    if (/no-store/.test(response.headers.get('cache-control') ?? '')) return false;
    return type.test(response.headers.get('content-type') ?? '');
  }

  async function file(request: Request): Promise<Response> {
    const found = await caches.match(keyOf(request.url), { ignoreVary: true });
    if (found) return found;
    const response = await fetch(request);
    // A picture without a version in its address may change.
    const isFixed = /immutable/.test(response.headers.get('cache-control') ?? '');
    if (isFixed && mayKeep(response, /./)) await keep(FILES, keyOf(request.url), response.clone());
    return response;
  }

  /** The network's answer, else the page as it was when it was opened last, else the offline page. */
  async function page(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
    try {
      const response = (await preloaded) ?? (await fetch(request));
      if (mayKeep(response, /^text\/html/)) await keep(PAGES, keyOf(request.url), response.clone());
      return response;
    } catch {
      const pages = await caches.open(PAGES);
      const saved = await pages.match(keyOf(request.url), { ignoreVary: true });
      return saved ?? (await caches.match(offlinePath, { ignoreVary: true })) ?? Response.error();
    }
  }

  return {
    mannerOf,
    file,
    page,
    /** Fetches what the offline page needs; fails, and with it the worker's installation, if any is missing. */
    async install(): Promise<void> {
      const cache = await caches.open(SHELL + version);
      await Promise.all(
        [offlinePath, ...shell].map(async (path) => {
          const response = await fetch(new Request(origin + path, { cache: 'reload' }));
          if (!response.ok) throw new Error(`${path} answered ${response.status}`);
          await cache.put(path, response);
        }),
      );
    },
    /** Drops the shells of other builds. */
    async activate(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(SHELL) && name !== SHELL + version);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
    /** Saves a page that was opened without asking for its HTML, as pages of the site lead to one another. */
    async save(address: string): Promise<void> {
      const request = new Request(keyOf(address), { headers: { accept: 'text/html' } });
      if (!isOurs(request)) return;
      const response = await fetch(request);
      if (mayKeep(response, /^text\/html/)) await keep(PAGES, request.url, response);
    },
  };
}
export type SiteCache = ReturnType<typeof createSiteCache>;
