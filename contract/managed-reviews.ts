import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { langs } from './locales.ts';
import { whySchemaOf } from './managed-listings.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, writtenSchema } from './posts.ts';
import { reviewTemplates } from './reasons.ts';
import {
  managedReviewLists,
  reviewReportReasons,
  reviewSignals,
  reviewStatuses,
  reviewSubjects,
} from './review-values.ts';
import { reviewedPostSchema } from './reviews.ts';
import { ifMatch } from './versions.ts';

/* Moderation of reviews. */

export const managedReviewsQuerySchema = pageQuerySchema.extend({
  list: z.enum(managedReviewLists).default('waiting'),
});
export type ManagedReviewsQuery = Infer<typeof managedReviewsQuerySchema>;

export const reviewSignalSchema = z.object({
  code: z.enum(reviewSignals),
  /** The age of the account in days; the number of other reviews or accounts, or the phrases found. */
  count: z.number().int(),
  /** The matched text. */
  found: z.array(z.string()),
});
export type ReviewSignal = Infer<typeof reviewSignalSchema>;

const wordedSchema = z.object({
  stars: z.number().int(),
  cameFor: z.array(writtenSchema),
  visited: z.string(),
  text: z.string(),
  lang: z.enum(langs),
  photos: z.array(pictureSchema),
});

export const managedReviewSchema = wordedSchema
  .extend({
    id: z.number().int(),
    status: z.enum(reviewStatuses),
    /** The published version, if a revision is pending. */
    published: wordedSchema.nullable(),
    /** The name of the business or the member that it is about. */
    subject: writtenSchema.extend({
      kind: z.enum(reviewSubjects),
      id: z.number().int(),
      slug: z.string(),
      isFrozen: z.boolean(),
    }),
    about: reviewedPostSchema.nullable(),
    author: z.object({ id: z.number().int(), name: z.string(), since: z.string() }),
    sentAt: z.string(),
    /** The version tag: sent back as `If-Match`, it prevents decisions on outdated content. */
    version: z.string(),
    signals: z.array(reviewSignalSchema),
    /** The actual or future weight of its stars, from 0.05 to 1. */
    weight: z.number(),
    /** The number of edits since its first submission. */
    versions: z.number().int(),
    /** Open reports. */
    reports: z.array(
      z.object({ reason: z.enum(reviewReportReasons), text: z.string().nullable(), at: z.string() }),
    ),
    /** Why it was rejected or removed. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ManagedReview' });
export type ManagedReview = Infer<typeof managedReviewSchema>;

export const managedReviewListSchema = z
  .object({ data: z.array(managedReviewSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'ManagedReviews' });
export type ManagedReviewList = Infer<typeof managedReviewListSchema>;

export const rejectReviewSchema = whySchemaOf(reviewTemplates).meta({ id: 'RejectReview' });
export const reviewDoneSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(reviewStatuses),
    /** Until then the decision can be undone, and nobody is notified; null if it cannot. */
    undoUntil: z.string().nullable(),
  })
  .meta({ id: 'ReviewDone' });
export type ReviewDone = Infer<typeof reviewDoneSchema>;

const versionHeader = ifMatch('The `version` that was looked at: 409 where it is another now');

export const listManagedReviews = endpoint({
  path: '/admin/reviews',
  access: 'queue',
  summary:
    'Reviews that wait or were reported, or the last one of each frozen average, the oldest first; or those decided, the newest first',
  query: managedReviewsQuerySchema,
  answer: managedReviewListSchema,
  returns: 'A page of reviews',
});

export const approveReview = endpoint({
  method: 'post',
  path: '/admin/reviews/{id}/approve',
  access: 'queue',
  summary: 'Publishes a review or a change of one; its author and whoever is reviewed are told',
  params: idParamSchema,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(reviewDoneSchema),
});

export const rejectReview = endpoint({
  method: 'post',
  path: '/admin/reviews/{id}/reject',
  access: 'queue',
  summary: 'Rejects a review or a change of one that waits, or removes a published one, for a reason',
  description: 'Its author reads the reason. Where a change waits, only the change is rejected.',
  params: idParamSchema,
  headers: versionHeader,
  body: rejectReviewSchema,
  answer: envelope(reviewDoneSchema),
});

export const dismissReviewReports = endpoint({
  method: 'post',
  path: '/admin/reviews/{id}/dismiss',
  access: 'queue',
  summary: 'Finds nothing wrong with a review that was reported',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(reviewDoneSchema),
});

export const releaseRating = endpoint({
  method: 'post',
  path: '/admin/reviews/{id}/release',
  access: 'queue',
  summary: 'Ends the freeze of the average of the business or member that a review is of',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(reviewDoneSchema),
});

export const undoneReviewSchema = z.object({ id: z.number().int() }).meta({ id: 'UndoneReview' });

export const undoReviewDecision = endpoint({
  method: 'post',
  path: '/admin/reviews/undo',
  access: 'queue',
  summary: 'Takes back one’s last decision on a review: it waits again in its place, and nobody is told',
  description: 'Only while it can be undone, and while nobody changed the review since.',
  body: z.object({}),
  answer: envelope(undoneReviewSchema),
  returns: 'The review',
  failures: [409],
});
