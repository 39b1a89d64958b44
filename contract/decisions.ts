import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { queuedPostParams, reasonSchema } from './moderation.ts';
import { ownPostKinds } from './my-posts.ts';
import { optional } from './posting/fields.ts';
import { reasonTemplates } from './reasons.ts';
import { ifMatch } from './versions.ts';

/* The decisions of moderators on pending posts, and undoing them. */

export const verdicts = ['approve', 'reject', 'change'] as const;
export type Verdict = (typeof verdicts)[number];

const reasonFields = z.object({
  /** The poster reads it in their language. */
  template: z.enum(reasonTemplates, { error: 'field.choice' }).nullish(),
  /** The moderator's own text, in addition to the template or instead of it. */
  reason: optional(reasonSchema).optional(),
});
/**
 * The field of the post that the reason concerns, by its name in the form; null for the whole post, omitted for the
 * template's.
 */
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
export type Reason = Infer<typeof rejectSchema>;

/** Several decisions at once, each independent of errors of the others. */
export const decideManySchema = reasonFields
  .extend({
    verdict: z.enum(verdicts, { error: 'field.choice' }),
    posts: z
      .array(
        z.object({
          kind: z.enum(ownPostKinds),
          id: z.number().int().positive(),
          /** The version in the list: posts changed since are not decided. */
          stamp: z.string().max(100),
        }),
      )
      .min(1, { error: 'field.missing' })
      .max(limits.page.max, { error: 'field.too_big' }),
  })
  .refine((sent) => sent.verdict === 'approve' || saysWhy(sent), { error: 'field.reason', path: ['reason'] })
  .meta({ id: 'DecideMany' });
export type DecideMany = Infer<typeof decideManySchema>;

export const decidedSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    status: z.enum(['published', 'rejected']),
    /** Until then the decision can be undone, and the poster is not notified; null if it cannot. */
    undoUntil: z.string().nullable(),
  })
  .meta({ id: 'Decided' });
export type DecidedAnswer = Infer<typeof decidedSchema>;

export const decidedManySchema = z
  .object({
    decided: z.array(decidedSchema),
    /** Failed decisions, with messages. */
    skipped: z.array(z.object({ kind: z.enum(ownPostKinds), id: z.number().int(), message: z.string() })),
  })
  .meta({ id: 'DecidedMany' });
export type DecidedMany = Infer<typeof decidedManySchema>;

export const undoneSchema = z
  .object({ posts: z.array(z.object({ kind: z.enum(ownPostKinds), id: z.number().int() })) })
  .meta({ id: 'Undone' });
export type Undone = Infer<typeof undoneSchema>;

export const bannedSchema = z.object({ userId: z.number().int() }).meta({ id: 'Banned' });
export type Banned = Infer<typeof bannedSchema>;

const versionHeader = ifMatch('The `version` that was looked at: 409 where its poster changed it meanwhile');

export const approvePost = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/approve',
  access: 'queue',
  summary: 'Publishes what waits',
  description: 'A change is checked by the rules once more before it takes the place of what was published.',
  params: queuedPostParams,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(decidedSchema),
});

export const rejectPost = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/reject',
  access: 'queue',
  summary: 'Rejects what waits, for a reason that the poster reads',
  description: 'Where it is a change, what was published before it stays.',
  params: queuedPostParams,
  headers: versionHeader,
  body: rejectSchema,
  answer: envelope(decidedSchema),
});

export const requestPostChange = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/ask-change',
  access: 'queue',
  summary: 'Sends what waits back to its poster, with what to change',
  params: queuedPostParams,
  headers: versionHeader,
  body: rejectSchema,
  answer: envelope(decidedSchema),
});

export const banPoster = endpoint({
  method: 'post',
  path: '/admin/queue/{kind}/{id}/ban',
  access: 'queue',
  summary: 'Bans its poster, rejects all of theirs that waits and hides what they published',
  description: 'No member of the team can be banned this way. It cannot be taken back by `undo`.',
  params: queuedPostParams,
  headers: versionHeader,
  body: rejectSchema,
  answer: envelope(bannedSchema),
});

export const decideMany = endpoint({
  method: 'post',
  path: '/admin/queue/decide',
  access: 'queue',
  summary: 'Decides on several posts, each for itself',
  body: decideManySchema,
  answer: envelope(decidedManySchema),
});

export const undoDecision = endpoint({
  method: 'post',
  path: '/admin/queue/undo',
  access: 'queue',
  summary: 'Takes back what one decided last, as long as its poster was not told',
  body: z.object({}),
  answer: envelope(undoneSchema),
});
