import { z } from 'zod';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { optional } from './posting/fields.ts';
import { namedSchema } from './posts.ts';
import { reasonTemplates } from './reasons.ts';
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

export const verdicts = ['approve', 'reject', 'change'] as const;
export type Verdict = (typeof verdicts)[number];

const reasonFields = z.object({
  /** Its poster reads it in their language. */
  template: z.enum(reasonTemplates, { error: 'field.choice' }).nullish(),
  /** In the moderator's own words, besides the template or in its place. */
  reason: optional(reasonSchema).optional(),
});
/** The field of the post that is meant, as its form names it; null for the whole post, left out for the template's. */
const fieldSchema = z
  .string()
  .regex(/^[a-z]+$/i, { error: 'field.choice' })
  .max(limits.fieldName, { error: 'field.too_big' })
  .nullish();
const saysWhy = ({ template, reason }: { template?: unknown; reason?: unknown }) =>
  Boolean(template) || Boolean(reason);

export const rejectSchema = reasonFields
  .extend({ field: fieldSchema })
  .refine(saysWhy, { error: 'field.reason', path: ['reason'] })
  .meta({ id: 'RejectPost' });
export type Reason = z.infer<typeof rejectSchema>;

/** Several at once. Each stands for itself: what is refused of one keeps no other from being decided. */
export const decideManySchema = reasonFields
  .extend({
    verdict: z.enum(verdicts, { error: 'field.choice' }),
    posts: z
      .array(
        z.object({
          kind: z.enum(ownPostKinds),
          id: z.number().int().positive(),
          /** Of the list that it was chosen in: what was changed since is not decided on. */
          stamp: z.string().max(100),
        }),
      )
      .min(1, { error: 'field.missing' })
      .max(limits.page.max, { error: 'field.too_big' }),
  })
  .refine((sent) => sent.verdict === 'approve' || saysWhy(sent), { error: 'field.reason', path: ['reason'] })
  .meta({ id: 'DecideMany' });
export type DecideMany = z.infer<typeof decideManySchema>;

export const decidedSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    status: z.enum(['published', 'rejected']),
    /** Until then it can be taken back, and its poster is not told; null where it cannot. */
    undoUntil: z.string().nullable(),
  })
  .meta({ id: 'Decided' });
export type DecidedAnswer = z.infer<typeof decidedSchema>;

export const decidedManySchema = z
  .object({
    decided: z.array(decidedSchema),
    /** What was not decided, and why, in words. */
    kept: z.array(z.object({ kind: z.enum(ownPostKinds), id: z.number().int(), message: z.string() })),
  })
  .meta({ id: 'DecidedMany' });
export type DecidedMany = z.infer<typeof decidedManySchema>;

export const undoneSchema = z
  .object({ posts: z.array(z.object({ kind: z.enum(ownPostKinds), id: z.number().int() })) })
  .meta({ id: 'Undone' });
export type Undone = z.infer<typeof undoneSchema>;

export const claimAnswerSchema = z
  .object({
    /** Whether it is whoever asks that has it now. */
    mine: z.boolean(),
    by: claimerSchema.nullable(),
    until: z.string(),
  })
  .meta({ id: 'QueueClaim' });
export type ClaimAnswer = z.infer<typeof claimAnswerSchema>;

export const bannedSchema = z.object({ userId: z.number().int() }).meta({ id: 'Banned' });
export type Banned = z.infer<typeof bannedSchema>;

const phrase = z.string().overwrite(lines).max(limits.watchedPhrase, { error: 'field.too_big' });
const phrases = z
  .array(phrase, { error: 'field.missing' })
  .max(limits.watchedPhrases, { error: 'field.too_big' })
  .transform((list) => [...new Set(list.filter((text) => text !== ''))]);

/** Words and phrases that moderators are told of where a post has them. Any spelling of a word is the word. */
export const watchWordsSchema = z
  .object({ banned: phrases, advance: phrases, version: z.string().optional() })
  .meta({ id: 'WatchWords' });
export type WatchWords = z.infer<typeof watchWordsSchema>;
export const watchWordsAnswerSchema = envelope(watchWordsSchema);
