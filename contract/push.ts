import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';

/* Push notifications of news (Web Push, RFC 8030) for subscribed browsers. */

export const pushEndpointSchema = z.url({ protocol: /^https$/ }).max(limits.pushEndpoint);

/** A subscription of a browser: its endpoint, and the keys with which only it can decrypt (RFC 8291). */
export const pushSubscriptionSchema = z
  .object({
    endpoint: pushEndpointSchema,
    keys: z.object({
      /** An uncompressed point of P-256, 65 bytes, base64url. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      /** 16 bytes, base64url. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = Infer<typeof pushSubscriptionSchema>;

/** Only the browser knows its endpoint, which authorizes ending the subscription. */
export const pushEndingSchema = z.object({ endpoint: pushEndpointSchema }).meta({ id: 'PushEnding' });

export const pushStateSchema = z.object({ subscribed: z.boolean() }).meta({ id: 'PushState' });

export const pushEndedSchema = pushStateSchema
  .extend({ isUsed: z.boolean().describe('Whether the browser is still notified of messages or alerts') })
  .meta({ id: 'PushEnded' });

/** The notifications of a member's browser besides news. */
export const ownPushTopicsSchema = z
  .object({
    messages: z.boolean().describe('Of messages that arrive'),
    alerts: z.boolean().describe('Of what alerts have found'),
  })
  .meta({ id: 'OwnPushTopics' });
export type OwnPushTopics = Infer<typeof ownPushTopicsSchema>;

export const readOwnPush = endpoint({
  method: 'post',
  path: '/push-subscriptions/own/state',
  access: 'member',
  summary: 'What this browser is notified of for the member who is signed in',
  description: 'A POST, as the address of a browser is a secret and must not be logged.',
  body: pushEndingSchema,
  answer: envelope(ownPushTopicsSchema),
  returns: 'The choices',
});

export const saveOwnPush = endpoint({
  method: 'put',
  path: '/push-subscriptions/own',
  access: 'member',
  summary: 'Chooses what this browser is notified of for the member who is signed in, until they sign out',
  body: pushSubscriptionSchema.extend(ownPushTopicsSchema.shape).meta({ id: 'OwnPush' }),
  answer: envelope(ownPushTopicsSchema),
  returns: 'The choices',
});

export const startPush = endpoint({
  method: 'post',
  path: '/push-subscriptions',
  summary: 'Tells a browser of news from now on; its address must be one of a known push service',
  body: pushSubscriptionSchema,
  answer: envelope(pushStateSchema),
  returns: 'Taken, whether or not it was there already',
});

export const readPush = endpoint({
  method: 'post',
  path: '/push-subscriptions/state',
  summary: 'Whether a browser is notified of news',
  description: 'A POST, as the address of a browser is a secret and must not be logged.',
  body: pushEndingSchema,
  answer: envelope(pushStateSchema),
  returns: 'The state',
});

export const stopPush = endpoint({
  method: 'delete',
  path: '/push-subscriptions',
  summary: 'Stops news notifications in a browser',
  body: pushEndingSchema,
  answer: envelope(pushEndedSchema),
  returns: 'Forgotten, whether or not it was there',
});

/** The encrypted payload that the service worker displays. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** A later message with the same tag replaces it. */
  tag: string;
}
