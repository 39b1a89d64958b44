import { type PushSubscription as PushSubscriptionBody, startPush, stopPush } from '../../contract/push.ts';
import { createApi } from '../api.ts';
import type { Site } from '../site.tsx';

export type PushState = 'off' | 'on' | 'denied';

/** Whether this browser can be notified of news at all. */
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

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** How it stands, without asking anybody anything. */
export async function pushState(): Promise<PushState> {
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** A key as browsers want it: its bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Who is signed in is none of its business: no token goes along. */
const guestApi = ({ cityCode: city, lang, cityId }: Site) =>
  createApi({ city, lang, cityId, carry: (path, init) => fetch(path, init) });

/**
 * Asks the browser's own question, then has this browser told of news, in the language of the page.
 * @throws when the browser or the server refuses
 */
export async function startNews(site: Site, key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { pushManager } = await registration();
  // One of an earlier key of the site would stand in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON() as PushSubscriptionBody;
  try {
    await guestApi(site)(startPush, { body: { endpoint, keys } });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return 'on';
}

/** @throws when the server cannot be told; then all stays as it was */
export async function stopNews(site: Site): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await guestApi(site)(stopPush, { body: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
  return 'off';
}
