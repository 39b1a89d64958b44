import { createSiteCache } from './site-cache.ts';

/** What the server writes before the built worker: the build, and what the offline page is made of. */
interface BuildFacts {
  version: string;
  shell: string[];
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
  if (manner === 'file') event.respondWith(site.file(request));
  if (manner === 'page') event.respondWith(site.page(request, event.preloadResponse));
});

scope.addEventListener('message', (event) => {
  const { visited } = (event.data ?? {}) as { visited?: unknown };
  // Without network there is nothing to save, and nobody to tell.
  if (typeof visited === 'string') event.waitUntil(site.save(visited).catch(() => undefined));
});
