import type { StaleNotice } from './cached-page.ts';
import { notificationOf, ownAddress } from './notifications.ts';
import { acceptShared, isShared } from './share-target.ts';
import { createSiteCache } from './site-cache.ts';

/**
 * The constants that the server prepends to the built worker: the build, the files of the offline page, its
 * messages.
 */
interface BuildFacts {
  version: string;
  shell: readonly string[];
  words: Record<string, StaleNotice>;
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

interface PushEvent extends LifeEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends LifeEvent {
  notification: Pick<Notification, 'close' | 'data'>;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

/** The globals of a service worker that are used here. */
interface WorkerScope {
  siteBuild: BuildFacts;
  location: Location;
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: VisitEvent) => void): void;
  addEventListener(type: 'periodicsync', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

// TypeScript supports the globals of a window or of a worker in one program, not both.
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
  const { origin } = scope.location;
  if (isShared(request, { caches, origin })) event.respondWith(acceptShared(request, { caches, origin }));
  const manner = site.mannerOf(request);
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (manner === 'file') event.respondWith(site.file(request, later));
  if (manner === 'page') event.respondWith(site.page(request, later, event.preloadResponse));
});

scope.addEventListener('message', (event) => {
  const { visited, files } = (event.data ?? {}) as { visited?: unknown; files?: unknown };
  if (typeof visited !== 'string') return;
  const visibleFiles = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  // While offline there is nothing to cache, and nobody to notify.
  event.waitUntil(site.save(visited, visibleFiles).catch(() => undefined));
});

scope.addEventListener('periodicsync', (event) => {
  // While offline they stay unchanged.
  event.waitUntil(site.refresh().catch(() => undefined));
});

scope.addEventListener('push', (event) => {
  let message: unknown;
  try {
    message = event.data?.json();
  } catch {
    // Not from this server, or from a later version: a generic notification is displayed.
  }
  const { title, options } = notificationOf(message, scope.location.origin);
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = ownAddress((notification.data as { url?: unknown } | null)?.url, scope.location.origin);
  const open = async () => {
    const windows = await scope.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => url === address);
    await (there ? there.focus() : scope.clients.openWindow(address));
  };
  event.waitUntil(open());
});
