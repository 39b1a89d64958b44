import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { previewAnswerSchema } from './managed-content.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, namedSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* The moderation queue: new posts, and revisions of published ones. */

export const queueQuerySchema = pageQuerySchema.extend({ kind: z.enum(ownPostKinds).optional() });
export type QueueQuery = Infer<typeof queueQuerySchema>;

/** The automatic checks of a post. A finding is never a decision. */
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

/** A finding of a check. */
export const signalSchema = z.object({
  code: z.enum(signalCodes),
  /**
   * Other posts that share a phone number or a picture; the age of the account in days; the number of posts that a
   * price is compared with.
   */
  count: z.number().int(),
  /** The accounts of those posts, besides the poster's. */
  accounts: z.number().int(),
  /** The matched phrases, as in the text. */
  found: z.array(z.string()),
  /** The median price of similar posts. */
  medianCents: z.number().int().nullable(),
});
export type Signal = Infer<typeof signalSchema>;

/** The moderator who has claimed a post, other than the caller. */
const claimerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The claim expires then, unless it is renewed. */
  until: z.string(),
});
export type Claimer = Infer<typeof claimerSchema>;

export const queueItemSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    title: z.string(),
    lang: z.enum(langs),
    /** A new post, or a revision of a published one. */
    change: z.boolean(),
    /** It was rejected or returned before. */
    resubmitted: z.boolean(),
    /** The reason why the team took it down, if its owner has changed it since; otherwise null. */
    takenDownFor: z.string().nullable(),
    /** Since when it is pending. */
    submittedAt: z.string(),
    /** Changes with every edit by the poster; see `DecideMany`. */
    stamp: z.string(),
    poster: z.object({ id: z.number().int(), name: z.string(), since: z.string() }).nullable(),
    photo: pictureSchema.nullable(),
    /** The checks with findings. */
    signals: z.array(signalSchema),
    claimedBy: claimerSchema.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = Infer<typeof queueItemSchema>;

export const queueSchema = z
  .object({
    data: z.array(queueItemSchema),
    meta: z.object({
      next: z.string().nullable(),
      counts: z.array(z.object({ kind: z.enum(ownPostKinds), count: z.number().int() })),
    }),
  })
  .meta({ id: 'Queue' });
export type Queue = Infer<typeof queueSchema>;

/** A complete pending post: the submitted body, and for a revision the published one. */
export const queueDetailSchema = z
  .object({
    item: queueItemSchema,
    body: z.record(z.string(), z.unknown()),
    /**
     * The ETag of the body. Sent back as `If-Match`, it prevents decisions on a version that the moderator has not
     * seen.
     */
    version: z.string(),
    published: z.record(z.string(), z.unknown()).nullable(),
    /** The last rejection or return since the last approval: the body at that time, and the reason. */
    earlier: z
      .object({
        at: z.string(),
        by: z.string().nullable(),
        asksChange: z.boolean(),
        /** In the language of the request; a moderator's note as written. */
        reason: z.string().nullable(),
        body: z.record(z.string(), z.unknown()),
      })
      .nullable(),
    /** Referenced by the body or the published version. */
    pictures: z.array(pictureSchema),
    /** The checks that were performed; `item.signals` contains those with findings. */
    checks: z.array(z.enum(signalCodes)),
    /** The categories and places referenced by the body or the published version. */
    names: z.object({ categories: z.array(namedSchema), places: z.array(namedSchema) }),
  })
  .meta({ id: 'QueueDetail' });
export type QueueDetail = Infer<typeof queueDetailSchema>;

/** The reason of a rejection, which is sent to the person concerned. */
export const reasonSchema = z
  .string({ error: 'field.reason' })
  .overwrite(lines)
  .min(1, { error: 'field.reason' })
  .max(limits.rejectReason, { error: 'field.too_big' });

export const claimAnswerSchema = z
  .object({
    /** Whether the caller has claimed it now. */
    mine: z.boolean(),
    by: claimerSchema.nullable(),
    until: z.string(),
  })
  .meta({ id: 'QueueClaim' });
export type ClaimAnswer = Infer<typeof claimAnswerSchema>;

/** A pending post, by type and id. */
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
