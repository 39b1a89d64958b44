/*
 * What a browser keeps of the site, so that pages that were opened stay readable without network.
 * Nothing here touches the worker's own globals: a test hands in caches and a network of its own. Only the
 * worker imports this file: what it shared with the pages would be built as a file of its own, which a
 * worker that is one plain script cannot load.
 */

import { cachedBytesHeader, forKeeping, type StaleNotice, withNote } from './cached-page.ts';

/** Pages: their HTML is the same for every guest, so what is kept tells nothing about a person. */
const PAGES = 'site-pages';
/** Files whose names change with their content. Kept across builds: saved pages name those of theirs. */
const FILES = 'site-files';
const SHELL = 'site-shell-';

const megabyte = 1_000_000;
const LIMITS = {
  [PAGES]: { count: 50, bytes: 10 * megabyte },
  [FILES]: { count: 400, bytes: 40 * megabyte },
};

export const offlinePath = '/offline';

/** So many of the pages that were opened last are fetched anew in the background. */
const mostRefreshed = 10;

/** Below these paths a name never gets other bytes. */
const FIXED = /^\/(assets|media|art|icons|og)\//;
/** Pages of members and for becoming one: they are drawn with a token, or good for nothing without network. */
const MEMBERS =
  /^\/(profile|saved-|my-|add-|delete-account|change|login|register|forget-|post-|rentform|jobforcompany|form\/|market-place\/new-|admin)/i;
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
  /** By language. */
  words: Readonly<Record<string, StaleNotice>>;
  now?: () => Date;
}

/** Takes work that may end after the answer was given. */
type Later = (work: Promise<unknown>) => void;

/** How a request is answered; undefined leaves it to the browser. */
export type Manner = 'file' | 'page' | undefined;

export function createSiteCache(needs: SiteCacheNeeds) {
  const { caches, fetch, origin, version, shell, words, now = () => new Date() } = needs;

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
    const { pathname } = new URL(request.url);
    // What the offline page is made of must not hang on what else the browser happens to have.
    if (FIXED.test(pathname) || shell.includes(pathname)) return 'file';
    return request.mode === 'navigate' ? 'page' : undefined;
  }

  /** The address that a file is kept by: the fragment is the browser's business. */
  function keyOf(address: string): string {
    const url = new URL(address, origin);
    url.hash = '';
    return url.href;
  }

  /** The address that a page is kept by: with its language, whatever it was chosen by. */
  function pageKey(address: string, lang: string): string {
    const url = new URL(keyOf(address));
    url.searchParams.set('lang', lang);
    return url.href;
  }
  const langOf = (address: string) => new URL(address, origin).searchParams.get('lang');

  /** Keeps an answer as the newest of its cache, and drops the oldest that are too many or too much. */
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

  /** A page, by the language that it says it is in. The answer stays unread. */
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
    // A picture without a version in its address may change.
    const isFixed = /immutable/.test(response.headers.get('cache-control') ?? '');
    if (isFixed && mayKeep(response, /./)) later(keep(FILES, keyOf(request.url), response.clone()));
    return response;
  }

  /** A page as it was when it was opened last: in the language asked for, else in that of the last page. */
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

  /** The network's answer, else the page as it was when it was opened last, else the offline page. */
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
    /** Fetches the pages that were opened last, so that they are of today where they are read without network. */
    async refresh(): Promise<void> {
      const pages = await caches.open(PAGES);
      const latest = (await pages.keys()).slice(-mostRefreshed);
      for (const { url } of latest) {
        const response = await fetch(new Request(url, { headers: { accept: 'text/html' } }));
        await keepPage(url, response);
      }
    },
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
    /**
     * Saves a page that was opened without asking for its HTML, as pages of the site lead to one another, and
     * what it showed: on a first visit that came before there was anybody to keep it.
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
      // More work may come with what was waited for.
      for (const work of works) await work.catch(() => undefined);
    },
  };
}
export type SiteCache = ReturnType<typeof createSiteCache>;
