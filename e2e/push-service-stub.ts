import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';

/*
 * Stubs the parts of push that tests cannot use or that headless browsers lack: the connection to a push service,
 * the permission prompt, and the notifications themselves. The site's page, server and worker are the real ones.
 */

interface PushService {
  /** A name for the browser, which differs from those of other stories on the same server. */
  browser?: string;
  /** Whether the user refuses the permission. */
  isRefused?: boolean;
}

/** Stubs the browser: grants permission, unless it is refused, and returns a subscription with real keys. */
export async function playPushService(
  page: Page,
  { browser = 'a-story', isRefused = false }: PushService = {},
): Promise<{ endpoint: string }> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${browser}`;
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  await page.addInitScript(
    ([given, refuses]) => {
      const [allowed, subscribed] = ['a story allows it', 'a story is subscribed'];
      const permissionCalls: string[] = [];
      const made = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem(subscribed);
          return true;
        },
      };
      Object.assign(window, { permissionCalls });
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem(allowed) ? 'granted' : 'default'),
      });
      Notification.requestPermission = async () => {
        permissionCalls.push('permission');
        if (refuses) return 'denied';
        localStorage.setItem(allowed, 'yes');
        return 'granted';
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(subscribed) ? made : null),
        subscribe: async (options: { applicationServerKey: Uint8Array }) => {
          permissionCalls.push(`subscription by a key of ${options.applicationServerKey.length} bytes`);
          localStorage.setItem(subscribed, 'yes');
          return made;
        },
      });
    },
    [subscription, isRefused] as const,
  );
  return { endpoint };
}

/** The calls that the page made to the browser. */
export const permissionCallsOf = (page: Page) =>
  page.evaluate(() => (window as never as { permissionCalls: string[] }).permissionCalls);

/** Whether the browser has a subscription. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('a story is subscribed') !== null);

interface ShownNotification {
  title: string;
  body: string;
  /** The address that a click on it opens. */
  opens: string;
}

/** Records the notifications of the site's worker and clicks them at once. */
export async function playScreen(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as never as {
      notifications: ShownNotification[];
      registration: object;
      clients: object;
    };
    scope.notifications = [];
    Object.assign(scope.clients, {
      openWindow: async (opens: string) => Object.assign(scope.notifications.at(-1) ?? {}, { opens }),
    });
    Object.assign(scope.registration, {
      showNotification: async (title: string, { body, data }: { body: string; data: unknown }) => {
        scope.notifications.push({ title, body, opens: '' });
        const pressed = Object.assign(new Event('notificationclick'), {
          notification: { data, close() {} },
          waitUntil() {},
        });
        dispatchEvent(pressed);
      },
    });
  });
  return worker;
}

export const notificationsOf = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(() => (globalThis as never as { notifications: ShownNotification[] }).notifications);

/** Makes the browser deliver a push message to the site's worker, as a push service would. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await session.detach();
}
