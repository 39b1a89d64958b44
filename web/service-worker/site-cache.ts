/*
 * The caches that make visited pages available offline. Nothing here uses the worker's globals: tests inject caches
 * and a network. Only the worker imports this file: modules shared with the pages would become a separate chunk,
 * which a classic worker script cannot load.
 */

import { cachedBytesHeader, forKeeping, type StaleNotice, withNote } from './cached-page.ts';

/** Pages: their HTML is the same for every guest, so the cache contains no personal data. */
const PAGES = 'site-pages';
/** Files with hashed names. Preserved across builds, as cached pages reference the files of theirs. */
const FILES = 'site-files';
const SHELL = 'site-shell-';

const megabyte = 1_000_000;
const LIMITS = {
  [PAGES]: { count: 50, bytes: 10 * megabyte },
  [FILES]: { count: 400, bytes: 40 * megabyte },
};

export const offlinePath = '/offline';

/** The number of last visited pages that are refreshed in the background. */
const mostRefreshed = 10;

/** Paths below which a URL never changes its content. */
const FIXED = /^\/(assets|media|art|icons|og)\//;
/** Pages for members and for registration: they require a token, or are useless while offline. */
const MEMBERS =
  /^\/(profile|saved-|my-|add-|delete-account|change|login|register|forget-|post-|rentform|jobforcompany|form\/|market-place\/new-|admin)/i;
/** Parameters that may contain secrets of a user. */
const SECRET = /token|otp|code|password|secret|signature|email/i;

export interface SiteCacheNeeds {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** Identifies the build, which has its own shell. */
  version: string;
  /** URLs required by the offline page. */
  shell: readonly string[];
  /** By language. */
  words: Readonly<Record<string, StaleNotice>>;
  now?: () => Date;
}

/** Extends the lifetime of the event beyond the response. */
type Later = (work: Promise<unknown>) => void;

/** The response to a request; undefined leaves it to the browser. */
export type Manner = 'file' | 'page' | undefined;

export function createSiteCache(needs: SiteCacheNeeds) {
  const { caches, fetch, origin, version, shell, words, now = () => new Date() } = needs;

  /** Only plain GET requests of this site are handled; never the API, nor URLs with secrets. */
  function isOurs(request: Request): boolean {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return false;
    if (request.headers.has('authorization') || request.headers.has('range')) return false;
    if (/^\/api(\/|$)/.test(url.pathname)) return false;
    return ![...url.searchParams.keys()].some((name) => SECRET.test(name));
  }

  function mannerOf(request: Request): Manner {
    if (!isOurs(request)) return undefined;
    const { pathname } = new URL(request.url);
    // The files of the offline page must not depend on the HTTP cache.
    if (FIXED.test(pathname) || shell.includes(pathname)) return 'file';
    return request.mode === 'navigate' ? 'page' : undefined;
  }

  /** The cache key of a file, without the fragment. */
  function keyOf(address: string): string {
    const url = new URL(address, origin);
    url.hash = '';
    return url.href;
  }

  /** The cache key of a page: with its language, however it was selected. */
  function pageKey(address: string, lang: string): string {
    const url = new URL(keyOf(address));
    url.searchParams.set('lang', lang);
    return url.href;
  }
  const langOf = (address: string) => new URL(address, origin).searchParams.get('lang');

  /** Stores a response as the newest of its cache, and evicts the oldest ones beyond the limits. */
  async function keep(name: keyof typeof LIMITS, address: string, response: Response) {
    const { cached, bytes } = await forKeeping(response, now());
    const limit = LIMITS[name];
    if (bytes > limit.bytes) return;
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, cached);
    const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
    let total = 0;
    const tooMuch = [...keys].reverse().filter((_, age) => {
      const answer = answers[answers.length - 1 - age];
      total += Number(answer?.headers.get(cachedBytesHeader) ?? 0);
      return age >= limit.count || total > limit.bytes;
    });
    await Promise.all(tooMuch.map((oldest) => cache.delete(oldest, { ignoreVary: true })));
  }

  function mayKeep(response: Response, type: RegExp): boolean {
    if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
    if (/no-store/.test(response.headers.get('cache-control') ?? '')) return false;
    return type.test(response.headers.get('content-type') ?? '');
  }

  /** Caches a page under the language it declares, without consuming the response. */
  async function keepPage(address: string, response: Response) {
    const lang = response.headers.get('content-language') ?? '';
    if (!mayKeep(response, /^text\/html/) || !(lang in words)) return;
    if (MEMBERS.test(new URL(address, origin).pathname)) return;
    await keep(PAGES, pageKey(address, lang), response.clone());
  }

  async function file(request: Request, later: Later): Promise<Response> {
    const found = await caches.match(keyOf(request.url), { ignoreVary: true });
    if (found) return found;
    const response = await fetch(request);
    // A picture without a version in its URL may change.
    const isFixed = /immutable/.test(response.headers.get('cache-control') ?? '');
    if (isFixed && mayKeep(response, /./)) later(keep(FILES, keyOf(request.url), response.clone()));
    return response;
  }

  /** A cached page: in the requested language, else in that of the last page. */
  async function readAgain(address: string): Promise<Response | undefined> {
    const pages = await caches.open(PAGES);
    const last = (await pages.keys()).at(-1)?.url;
    for (const lang of [langOf(address), last && langOf(last), ...Object.keys(words)]) {
      const found = lang && (await pages.match(pageKey(address, lang), { ignoreVary: true }));
      const said = words[lang ?? ''];
      if (found && said) return withNote(found, said, offlinePath);
    }
    return undefined;
  }

  /** The response of the network, else the cached page, else the offline page. */
  async function page(
    request: Request,
    later: Later,
    preloaded?: Promise<Response | undefined>,
  ): Promise<Response> {
    try {
      const response = (await preloaded) ?? (await fetch(request));
      later(keepPage(request.url, response));
      return response;
    } catch {
      const saved = await readAgain(request.url);
      return saved ?? (await caches.match(offlinePath, { ignoreVary: true })) ?? Response.error();
    }
  }

  return {
    mannerOf,
    file,
    page,
    /** Refreshes the last visited pages, so that they are up to date while offline. */
    async refresh(): Promise<void> {
      const pages = await caches.open(PAGES);
      const latest = (await pages.keys()).slice(-mostRefreshed);
      for (const { url } of latest) {
        const response = await fetch(new Request(url, { headers: { accept: 'text/html' } }));
        await keepPage(url, response);
      }
    },
    /** Caches the files of the offline page; if any is missing, installation of the worker fails. */
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
    /** Deletes the shells of other builds. */
    async activate(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(SHELL) && name !== SHELL + version);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
    /**
     * Caches a page opened without a request for its HTML, as by client-side navigation, and its files: on a first
     * visit they loaded before the worker was active.
     */
    async save(address: string, files: readonly string[] = []): Promise<void> {
      const request = new Request(keyOf(address), { headers: { accept: 'text/html' } });
      const works: Promise<unknown>[] = [];
      const fixed = files.map((path) => new Request(new URL(path, origin)));
      for (const one of fixed) {
        if (mannerOf(one) === 'file') works.push(file(one, (work) => works.push(work)));
      }
      if (isOurs(request) && !MEMBERS.test(new URL(request.url).pathname))
        works.push(keepPage(address, await fetch(request)));
      // Awaited work may add more.
      for (const work of works) await work.catch(() => undefined);
    },
  };
}
export type SiteCache = ReturnType<typeof createSiteCache>;
