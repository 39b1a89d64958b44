/** The part of the router that is needed: notifications of navigation. */
interface Visits {
  state: { location: { pathname: string; search: string } };
  subscribe(
    listener: (state: {
      navigation: { state: string };
      location: { pathname: string; search: string };
    }) => void,
  ): () => void;
}

/** When the browser is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else addEventListener('load', work, { once: true });
}

/**
 * Makes visited pages available offline. In development it removes the worker of an earlier built site on the same
 * port.
 */
export function keepPagesForOffline(router: Visits): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void (import.meta.env.PROD ? start(router) : stopKeepingPages()));
}

async function start(router: Visits): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const registration = await navigator.serviceWorker.ready;
    const { active } = registration;
    void refreshNowAndThen(registration);
    let last = '';
    const visit = ({ pathname, search }: { pathname: string; search: string }) => {
      const address = pathname + search;
      if (address === last) return;
      last = address;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      (navigator.serviceWorker.controller ?? active)?.postMessage({ visited: address, files });
    };
    visit(router.state.location);
    router.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle') visit(location);
    });
  } catch {
    // Private windows and full disks reject workers; the site works without one.
  }
}

/**
 * For installed sites, in browsers with support: the worker is started periodically to refresh the last visited
 * pages.
 */
interface PeriodicRegistration extends ServiceWorkerRegistration {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

const refreshEveryMs = 12 * 3_600_000;

async function refreshNowAndThen({ periodicSync }: PeriodicRegistration): Promise<void> {
  // Rejected unless the site is installed and used.
  await periodicSync?.register('refresh', { minInterval: refreshEveryMs }).catch(() => undefined);
}

/** Unregisters the worker and deletes its caches. */
export async function stopKeepingPages(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  // The prefix of the worker's cache names.
  await Promise.all(names.filter((name) => name.startsWith('site-')).map((name) => caches.delete(name)));
}
