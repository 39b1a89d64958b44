import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { previewAnswerSchema } from './managed-content.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, namedSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* What waits for a moderator: new posts, and changes of published ones. */

export const queueQuerySchema = pageQuerySchema.extend({ kind: z.enum(ownPostKinds).optional() });
export type QueueQuery = z.infer<typeof queueQuerySchema>;

/** What a post is looked at for. A sign of something is never a decision. */
export const signalCodes = [
  'newAccount',
  'phoneSeen',
  'pictureSeen',
  'lowPrice',
  'link',
  'contact',
  'advance',
  'banned',
] as const;
export type SignalCode = (typeof signalCodes)[number];

/** Something that a moderator should know of a post. */
export const signalSchema = z.object({
  code: z.enum(signalCodes),
  /** Other posts that share a phone or a picture; the days that the account is old; posts that a price is held against. */
  count: z.number().int(),
  /** The accounts, besides the poster's, that those posts belong to. */
  accounts: z.number().int(),
  /** What was found in the text, as it stands there. */
  found: z.array(z.string()),
  /** What half of its like cost less than. */
  medianCents: z.number().int().nullable(),
});
export type Signal = z.infer<typeof signalSchema>;

/** Who looks at a post now, besides whoever asks. */
const claimerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** It is free then, unless they still have it open. */
  until: z.string(),
});
export type Claimer = z.infer<typeof claimerSchema>;

export const queueItemSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    title: z.string(),
    lang: z.enum(langs),
    /** A new post, or a change of one that is published. */
    change: z.boolean(),
    /** It was refused or sent back before, and is here again. */
    resubmitted: z.boolean(),
    /** The team took it down, for this reason, and its owner has changed it since; null where that is not so. */
    takenDownFor: z.string().nullable(),
    /** Since when it waits. */
    submittedAt: z.string(),
    /** Changes with whatever its poster changes; see `DecideMany`. */
    stamp: z.string(),
    poster: z.object({ id: z.number().int(), name: z.string(), since: z.string() }).nullable(),
    photo: pictureSchema.nullable(),
    /** Those that fire. */
    signals: z.array(signalSchema),
    claimedBy: claimerSchema.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof queueItemSchema>;

export const queueSchema = z
  .object({
    data: z.array(queueItemSchema),
    meta: z.object({
      next: z.string().nullable(),
      counts: z.array(z.object({ kind: z.enum(ownPostKinds), count: z.number().int() })),
    }),
  })
  .meta({ id: 'Queue' });
export type Queue = z.infer<typeof queueSchema>;

/** What waits, whole: what the form sends, and what is published now where it is a change. */
export const queueDetailSchema = z
  .object({
    item: queueItemSchema,
    body: z.record(z.string(), z.unknown()),
    /** Of this body. Sent back as `If-Match`, it keeps a decision from what the moderator never saw. */
    version: z.string(),
    published: z.record(z.string(), z.unknown()).nullable(),
    /** The last time that it was refused or sent back, where it was not approved since: what it was then, and why. */
    earlier: z
      .object({
        at: z.string(),
        by: z.string().nullable(),
        asksChange: z.boolean(),
        /** In the language of the request; a moderator's note as it was written. */
        reason: z.string().nullable(),
        body: z.record(z.string(), z.unknown()),
      })
      .nullable(),
    /** That the body or what is published names. */
    pictures: z.array(pictureSchema),
    /** What the post was looked at for; `item.signals` has those that fire. */
    checks: z.array(z.enum(signalCodes)),
    /** The categories and places that the body or what is published names. */
    names: z.object({ categories: z.array(namedSchema), places: z.array(namedSchema) }),
  })
  .meta({ id: 'QueueDetail' });
export type QueueDetail = z.infer<typeof queueDetailSchema>;

/** Why somebody behind the scenes refuses something; the person whom it concerns reads it. */
export const reasonSchema = z
  .string({ error: 'field.reason' })
  .overwrite(lines)
  .min(1, { error: 'field.reason' })
  .max(limits.rejectReason, { error: 'field.too_big' });

export const claimAnswerSchema = z
  .object({
    /** Whether it is whoever asks that has it now. */
    mine: z.boolean(),
    by: claimerSchema.nullable(),
    until: z.string(),
  })
  .meta({ id: 'QueueClaim' });
export type ClaimAnswer = z.infer<typeof claimAnswerSchema>;

/** A post that waits, by its kind and id. */
export const queuedPostParams = idParamSchema.extend({ kind: z.enum(ownPostKinds) });

export const listQueue = endpoint({
  path: '/admin/queue',
  access: 'queue',
  summary: 'What waits for a moderator, new posts and changes, the oldest first',
  query: queueQuerySchema,
  answer: queueSchema,
  returns: 'A page of the queue, and how much waits',
});

export const readQueuedPost = endpoint({
  path: '/admin/queue/{kind}/{id}',
  access: 'queue',
  summary: 'One that waits, whole, beside what is published',
  params: queuedPostParams,
  answer: envelope(queueDetailSchema),
  returns: 'What waits',
});

export const claimQueuedPost = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/claim',
  access: 'queue',
  summary: 'Reserves it for whoever asks; repeated while they have it open',
  description: 'It is theirs for two minutes. Where someone else has it, the answer says who.',
  params: queuedPostParams,
  body: z.object({}),
  answer: envelope(claimAnswerSchema),
});

export const releaseQueuedPost = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/release',
  access: 'queue',
  summary: 'Lets go of it',
  params: queuedPostParams,
  body: z.object({}),
  answer: envelope(z.object({})),
});

export const previewQueuedPost = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/preview',
  access: 'queue',
  summary: 'Shows its page as everyone would see it',
  params: queuedPostParams,
  body: z.object({ lang: z.enum(langs) }),
  answer: envelope(previewAnswerSchema),
});
