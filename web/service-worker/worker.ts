import type { KeptWords } from './kept-page.ts';
import { createSiteCache } from './site-cache.ts';

/** What the server writes before the built worker: the build, what the offline page is made of, its words. */
interface BuildFacts {
  version: string;
  shell: string[];
  words: Record<string, KeptWords>;
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface VisitEvent extends LifeEvent {
  data: unknown;
}

/** The globals of a service worker, as far as they are used here. */
interface WorkerScope {
  siteBuild: BuildFacts;
  location: Location;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: VisitEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const site = createSiteCache({
  caches,
  fetch: (request) => fetch(request),
  origin: scope.location.origin,
  ...scope.siteBuild,
});

scope.addEventListener('install', (event) => {
  event.waitUntil(site.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const ready = async () => {
    await site.activate();
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(ready());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const manner = site.mannerOf(request);
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (manner === 'file') event.respondWith(site.file(request, later));
  if (manner === 'page') event.respondWith(site.page(request, later, event.preloadResponse));
});

scope.addEventListener('message', (event) => {
  const { visited, files } = (event.data ?? {}) as { visited?: unknown; files?: unknown };
  if (typeof visited !== 'string') return;
  const shown = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  // Without network there is nothing to save, and nobody to tell.
  event.waitUntil(site.save(visited, shown).catch(() => undefined));
});
