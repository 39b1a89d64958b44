import { z } from 'zod';
import { pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { ownPostKinds } from './own-posts.ts';
import { pictureSchema } from './pictures.ts';
import { lines } from './typed-text.ts';

/* What waits for a moderator: new posts, and changes of published ones. */

export const queueQuerySchema = pageQuerySchema.extend({ kind: z.enum(ownPostKinds).optional() });
export type QueueQuery = z.infer<typeof queueQuerySchema>;

export const queueItemSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    title: z.string(),
    lang: z.enum(langs),
    /** A new post, or a change of one that is published. */
    change: z.boolean(),
    /** Since when it waits. */
    submittedAt: z.string(),
    poster: z.object({ id: z.number().int(), name: z.string(), since: z.string() }).nullable(),
    photo: pictureSchema.nullable(),
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
    pictures: z.array(pictureSchema),
  })
  .meta({ id: 'QueueDetail' });
export type QueueDetail = z.infer<typeof queueDetailSchema>;

/** Why somebody behind the scenes refuses something; the person whom it concerns reads it. */
export const reasonSchema = z
  .string({ error: 'field.reason' })
  .overwrite(lines)
  .min(1, { error: 'field.reason' })
  .max(limits.rejectReason, { error: 'field.too_big' });

export const rejectSchema = z.object({ reason: reasonSchema }).meta({ id: 'RejectPost' });

export const decidedSchema = z
  .object({ kind: z.enum(ownPostKinds), id: z.number().int(), status: z.enum(['published', 'rejected']) })
  .meta({ id: 'Decided' });
