import type { PushSubscription } from '../../../contract/push.ts';

/** The keys that identify the site to push services (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** The contact for operators of push services: `mailto:` or `https://`. */
  subject: string;
}

/** The result of a message; `gone` means that the subscription has ended. */
export type Delivery = 'sent' | 'gone' | 'failed';
export type SendPush = (to: PushSubscription, message: string, topic: string) => Promise<Delivery>;

/** Sends an encrypted message to a push service, and returns the status. */
export type Post = (
  address: string,
  init: { headers: Record<string, string>; body: Buffer },
) => Promise<number>;

/** A day: older news is obsolete. */
const pushTtlSeconds = 86_400;
const patienceMs = 10_000;

/** Redirects are not followed: they could lead to any host. */
const postByFetch: Post = async (address, { headers, body }) => {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  return response.status;
};

/** A sender that encrypts each message for its browser (RFC 8291) and signs the request. */
export async function createPushSender(keys: PushKeys, post: Post = postByFetch): Promise<SendPush> {
  // Loaded only when something is sent.
  const { default: webPush } = await import('web-push');
  return async (to, message, topic) => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(to, message, {
        vapidDetails: keys,
        TTL: pushTtlSeconds,
        contentEncoding: 'aes128gcm',
        topic,
      });
      const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
      const named = Object.entries(rest).map(([name, value]) => [name, String(value)]);
      const status = await post(endpoint, { headers: Object.fromEntries(named), body: body as Buffer });
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      // The error may contain keys, so it is not logged.
      return 'failed';
    }
  };
}
