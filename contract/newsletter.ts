import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { idParamSchema } from './posts.ts';
import { typedEmailSchema } from './typed-text.ts';

/*
 * The newsletter: subscribing, and subscribers in the back office. A message of a schema here is a key of the
 * server's message files.
 */

/** The specification's «Subscription». */
export const subscriptionSchema = z.object({ email: typedEmailSchema }).meta({ id: 'Subscription' });
export type Subscription = Infer<typeof subscriptionSchema>;

/** The token of a newsletter link; it does not sign anyone in. */
export const subscriptionTokenSchema = z
  .object({ token: z.guid({ error: 'field.link' }) })
  .meta({ id: 'SubscriptionToken' });
export const subscribedSchema = z.object({ subscribed: z.literal(true) }).meta({ id: 'Subscribed' });

export const subscribe = endpoint({
  method: 'post',
  path: '/subscribes',
  summary: 'Subscribes an address to the newsletter; a second time is no error',
  body: subscriptionSchema,
  bodyTypes: formTypes,
  answer: envelope(subscribedSchema),
  returns: 'Taken, whether or not it was there already',
  redirects: 'For a url-encoded form: back to its page, with ?subscribed=1, or 0 for a bad address',
});

export const confirmSubscription = endpoint({
  method: 'post',
  path: '/subscribes/confirm',
  summary: 'Confirms a subscription by the token of its mail; also brings back who left',
  body: subscriptionTokenSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});

export const endSubscription = endpoint({
  method: 'post',
  path: '/subscribes/leave',
  summary:
    'Ends a subscription by the token of its mail, in the body or, for one-click leaving, in the address',
  body: subscriptionTokenSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});

/**
 * The state of a subscription: unconfirmed, confirmed, unsubscribed, or confirmed at an address that bounced so
 * often that nothing is sent there any more.
 */
export const subscriberStates = ['asked', 'confirmed', 'left', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberQuerySchema = pageQuerySchema.extend({
  /** Part of the address. */
  q: z.string().trim().toLowerCase().max(limits.query.max).optional(),
  state: z.enum(subscriberStates).optional(),
  lang: z.enum(langs).optional(),
});
export type SubscriberQuery = Infer<typeof subscriberQuerySchema>;

export const subscriberSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    lang: z.enum(langs),
    state: z.enum(subscriberStates),
    /** When they first subscribed, confirmed, and unsubscribed. */
    since: z.string(),
    confirmedAt: z.string().nullable(),
    leftAt: z.string().nullable(),
    /** Consecutive permanent failures. */
    bounces: z.number().int(),
    bouncedAt: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = Infer<typeof subscriberSchema>;

export const subscribersSchema = z
  .object({
    data: z.array(subscriberSchema),
    meta: z.object({ next: z.string().nullable() }),
  })
  .meta({ id: 'Subscribers' });
export type Subscribers = Infer<typeof subscribersSchema>;

export const subscriberCountsSchema = z
  .array(z.object({ lang: z.enum(langs), state: z.enum(subscriberStates), count: z.number().int().min(0) }))
  .meta({ id: 'SubscriberCounts' });
export type SubscriberCounts = Infer<typeof subscriberCountsSchema>;

/** Addresses whose mail bounced after delivery. */
export const bouncedSchema = z
  .object({
    emails: z
      .array(typedEmailSchema, { error: 'field.missing' })
      .min(1, { error: 'field.missing' })
      .max(limits.newsletter.bouncedAtOnce, { error: 'field.too_big' }),
  })
  .meta({ id: 'BouncedAddresses' });
export const markedSchema = z
  .object({ marked: z.number().int(), unknown: z.array(z.string()) })
  .meta({ id: 'BouncedMarked' });
export type Marked = Infer<typeof markedSchema>;

export const listSubscribers = endpoint({
  path: '/admin/newsletter/subscribers',
  access: 'newsletter',
  summary: 'Who subscribed, the newest first',
  query: subscriberQuerySchema,
  answer: subscribersSchema,
  returns: 'A page of subscribers',
});

export const countSubscribers = endpoint({
  path: '/admin/newsletter/subscribers/counts',
  access: 'newsletter',
  summary: 'How many subscribers there are, by language and state',
  answer: envelope(subscriberCountsSchema),
  returns: 'What there is; none is left out',
});

export const downloadSubscribers = endpoint({
  path: '/admin/newsletter/subscribers/file',
  access: 'newsletter',
  summary:
    'The addresses that may be written to, as CSV; cells that spreadsheets take for formulas are defused',
  answer: z.string(),
  answerType: 'text/csv',
  returns: 'The file',
});

export const markBounced = endpoint({
  method: 'post',
  path: '/admin/newsletter/bounced',
  access: 'newsletter',
  summary: 'Notes addresses whose emails bounced: nothing more is sent there',
  body: bouncedSchema,
  answer: envelope(markedSchema),
});

export const writeAgain = endpoint({
  method: 'post',
  path: '/admin/newsletter/subscribers/{id}/write-again',
  access: 'newsletter',
  summary: 'Lets an address be written to again after too many bounces',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(doneSchema),
});
