import {
  type PushSubscription as PushSubscriptionBody,
  readPush,
  startPush,
  stopPush,
} from '../../contract/push.ts';
import { createApi } from '../api.ts';
import type { Site } from '../site.tsx';

export type PushState = 'off' | 'on' | 'denied';

/** Whether this browser supports push. */
export function supportsNewsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

const worker = '/service-worker.js';

async function registration(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) {
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  }
  return navigator.serviceWorker.ready;
}

/** The subscription of this browser, if there is one. */
export async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

/**
 * The current state, without a prompt: a subscription may also be for alerts or messages only. @throws if the server
 * cannot be reached
 */
export async function pushState(site: Site): Promise<PushState> {
  if (Notification.permission === 'denied') return 'denied';
  const made = Notification.permission === 'granted' ? await subscription() : null;
  if (!made) return 'off';
  const { data } = await guestApi(site)(readPush, { body: { endpoint: made.endpoint } });
  return data.subscribed ? 'on' : 'off';
}

/** A key in the format of the Push API: bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Subscriptions are anonymous: no token is sent. */
const guestApi = ({ cityCode: city, lang, cityId }: Site) =>
  createApi({ city, lang, cityId, carry: (path, init) => fetch(path, init) });

/** Opens the browser's permission prompt. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** Whether a subscription was created for this key of the site. */
function isFor(made: PushSubscription, key: Uint8Array<ArrayBuffer>): boolean {
  const known = made.options?.applicationServerKey;
  return !known || new Uint8Array(known).every((byte, at) => byte === key[at]);
}

/** The subscription of this browser, created if there is none; one for an earlier key of the site is replaced. */
export async function subscribe(key: string): Promise<PushSubscriptionBody & { isNew: boolean }> {
  const { pushManager } = await registration();
  const applicationServerKey = bytesOf(key);
  let made = await pushManager.getSubscription();
  if (made && !isFor(made, applicationServerKey)) {
    await made.unsubscribe();
    made = null;
  }
  const isNew = made === null;
  made ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON() as PushSubscriptionBody;
  return { endpoint, keys, isNew };
}

/**
 * Opens the browser's permission prompt, then subscribes this browser to news in the language of the page.
 * @throws if the browser or the server rejects
 */
export async function startNews(site: Site, key: string): Promise<PushState> {
  if (!(await askPermission())) return pushState(site);
  const { isNew, ...made } = await subscribe(key);
  try {
    await guestApi(site)(startPush, { body: made });
  } catch (error) {
    if (isNew) await (await subscription())?.unsubscribe();
    throw error;
  }
  return 'on';
}

/** @throws if the server cannot be reached, without any change */
export async function stopNews(site: Site): Promise<PushState> {
  const made = await subscription();
  if (made) {
    const { data } = await guestApi(site)(stopPush, { body: { endpoint: made.endpoint } });
    // It may be used for alerts or messages, too.
    if (!data.isUsed) await made.unsubscribe();
  }
  return 'off';
}

/**
 * Revokes the subscription of this browser if it is not notified of anything, as after its last alert was removed.
 * @throws if the server cannot be reached
 */
export async function revokeUnused(site: Site): Promise<void> {
  if (supportsNewsPush() && (await pushState(site)) === 'off') await stopNews(site);
}
