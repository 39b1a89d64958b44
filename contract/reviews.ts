import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema, switchSchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { memberPageAddressSchema } from './member-names.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, writtenSchema } from './posts.ts';
import {
  reviewBarriers,
  reviewReportReasons,
  reviewSorts,
  reviewStatuses,
  reviewSubjects,
  starValues,
} from './review-values.ts';
import { line, lines } from './typed-text.ts';

/* Reviews of businesses and members, and their replies. */

const { reviews: bounds } = limits;
const starsSchema = z.number({ error: 'field.stars' }).int().min(1, { error: 'field.stars' }).max(5, {
  error: 'field.stars',
});

export const reviewsQuerySchema = pageQuerySchema.extend({
  stars: z.coerce.number().int().min(1).max(5).optional(),
  /** The language of a review. */
  written: z.enum(langs).optional(),
  photos: switchSchema,
  sort: z.enum(reviewSorts).default('helpful'),
});
export type ReviewsQuery = Infer<typeof reviewsQuerySchema>;

/** A post that two members were in touch about. */
export const reviewedPostSchema = writtenSchema
  .extend({
    kind: z.enum(ownPostKinds).exclude(['business']),
    /** Null if its page no longer exists. */
    id: z.number().int().nullable(),
    slug: z.string(),
  })
  .meta({ id: 'ReviewedPost' });
export type ReviewedPost = Infer<typeof reviewedPostSchema>;

export const reviewSchema = z
  .object({
    id: z.number().int(),
    of: z.enum(reviewSubjects),
    /**
     * For a review of a member: the post that they were in touch about. Null for businesses, and if it is hidden.
     */
    about: reviewedPostSchema.nullable(),
    stars: z.number().int().min(1).max(5),
    /** The services that they came for, without “something else”. */
    cameFor: z.array(writtenSchema),
    /** The month of the visit, or of the last message, `2026-10`. */
    visited: z.string(),
    text: z.string(),
    lang: z.enum(langs),
    photos: z.array(pictureSchema),
    /** Their public profile, and the number of their published reviews. */
    author: z.object({
      name: z.string(),
      page: memberPageAddressSchema.nullable(),
      reviews: z.number().int(),
    }),
    helpful: z.number().int(),
    publishedAt: z.string(),
    isEdited: z.boolean(),
    answer: writtenSchema.extend({ at: z.string(), isEdited: z.boolean() }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = Infer<typeof reviewSchema>;

const count = z.number().int().min(0);
/** The summary of all published reviews of a subject. */
export const reviewSummarySchema = z
  .object({
    count,
    /** The weighted average to one decimal; null below five reviews. */
    average: z.number().nullable(),
    /** Frozen while a burst of reviews is reviewed. */
    isFrozen: z.boolean(),
    purposes: z.array(writtenSchema.extend({ count })),
  })
  .meta({ id: 'ReviewSummary' });
export type ReviewSummary = Infer<typeof reviewSummarySchema>;

export const reviewsMetaSchema = z.object({
  total: count,
  next: z.string().nullable(),
  summary: reviewSummarySchema,
  /** The number of reviews for each filter value, combined with the other filters. */
  counts: z.object({
    stars: z.array(z.object({ stars: z.literal(starValues), count })),
    languages: z.object({ all: count, en: count, ar: count }),
    photos: count,
  }),
  /** Whether a translation service translates reviews that are in another language. */
  canTranslate: z.boolean(),
});
export type ReviewsMeta = Infer<typeof reviewsMetaSchema>;

export const reviewListSchema = z
  .object({ data: z.array(reviewSchema), meta: reviewsMetaSchema })
  .meta({ id: 'Reviews' });
export type ReviewList = Infer<typeof reviewListSchema>;

/** The outcomes of all reviews of the site. */
export const reviewNumbersSchema = z
  .object({
    published: count,
    /** Pending reviews and revisions. */
    waiting: count,
    /** Never published. */
    rejected: count,
    /** Published, and removed by a moderator later. */
    removed: count,
    /** Published ones with a reduced weight in the average. */
    countedLess: count,
    /** Businesses and members whose average is frozen while a burst of reviews is reviewed. */
    frozen: count,
  })
  .meta({ id: 'ReviewNumbers' });
export type ReviewNumbers = Infer<typeof reviewNumbersSchema>;

export const sendReviewSchema = z
  .object({
    stars: starsSchema,
    /** Services as named by the business in either language, or `other`. */
    cameFor: z
      .array(z.string().overwrite(line).max(limits.serviceName))
      .max(bounds.purposes, { error: 'field.too_big' })
      .default([]),
    visited: z.string({ error: 'field.visited' }).regex(/^\d{4}-\d{2}$/, { error: 'field.visited' }),
    text: z
      .string({ error: 'field.review_short' })
      .overwrite(lines)
      .min(bounds.text.min, { error: 'field.review_short' })
      .max(bounds.text.max, { error: 'field.review_long' }),
    /** The ids of pictures that the member uploaded. */
    photos: z
      .array(z.number().int().positive())
      .max(bounds.photos, { error: 'field.images_many' })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'field.image_twice' })
      .default([]),
    /** Declarations: they were there themselves, were not paid, and accept the terms. */
    accepted: z.literal(true, { error: 'field.review_terms' }),
  })
  .meta({ id: 'SendReview' });
export type SendReview = Infer<typeof sendReviewSchema>;

/** A review as its author last submitted it. */
export const ownReviewSchema = reviewSchema
  .pick({
    id: true,
    of: true,
    about: true,
    stars: true,
    visited: true,
    text: true,
    lang: true,
    photos: true,
    answer: true,
  })
  .extend({
    /** As in the form, in the language of the request. */
    cameFor: z.array(z.string()),
    status: z.enum(reviewStatuses),
    /** The published version is unchanged; this revision is pending. */
    isChange: z.boolean(),
    /** Why it, or its last revision, was rejected. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = Infer<typeof ownReviewSchema>;

export const ownPartSchema = z
  .object({
    review: ownReviewSchema.nullable(),
    /** Why the caller cannot write one; null if they can. */
    barrier: z.enum(reviewBarriers).nullable(),
    /** When a new account may write. */
    from: z.string().nullable(),
    /** Whether the caller owns the business or is the reviewed member: they may reply. */
    isOwner: z.boolean(),
    /** The ids of the reviews here that the caller voted helpful. */
    helpful: z.array(z.number().int()),
  })
  .meta({ id: 'OwnPartInReviews' });
export type OwnPart = Infer<typeof ownPartSchema>;

export const helpfulSchema = z.object({ helpful: count, isMine: z.boolean() }).meta({ id: 'ReviewHelpful' });

export const sendReviewReportSchema = z
  .object({
    reason: z.enum(reviewReportReasons, { error: 'field.choice' }),
    text: z.string().overwrite(lines).max(limits.reportText, { error: 'field.too_big' }).optional(),
  })
  .meta({ id: 'SendReviewReport' });

export const sendAnswerSchema = z
  .object({
    text: z
      .string({ error: 'field.missing' })
      .overwrite(lines)
      .min(1, { error: 'field.missing' })
      .max(bounds.answer, { error: 'field.too_big' }),
  })
  .meta({ id: 'SendReviewAnswer' });

export const listReviews = endpoint({
  path: '/businesses/{id}/reviews',
  summary: 'What members say of a business, with counts by stars, language and photos',
  params: idParamSchema,
  query: reviewsQuerySchema,
  answer: reviewListSchema,
  returns: 'A page of published reviews',
  failures: [410],
});

export const reviewTranslationSchema = z
  .object({
    /** Null if it is in that language already. */
    text: z.string().nullable(),
    /** The answer of the owner, likewise; null as well if there is none. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'ReviewTranslation' });
export type ReviewTranslation = Infer<typeof reviewTranslationSchema>;

export const translateReview = endpoint({
  method: 'post',
  path: '/reviews/{id}/translation',
  summary: 'Translates a review and its answer into the language of the request, by the translation service',
  description: 'A POST and limited. `unavailable` where there is no service, or where it fails.',
  params: idParamSchema,
  answer: envelope(reviewTranslationSchema),
  returns: 'The translated texts',
  failures: [409, 410],
});

export const readReviewNumbers = endpoint({
  path: '/review-numbers',
  summary: 'How many reviews of the site are published, wait, were rejected or removed, or count less',
  answer: envelope(reviewNumbersSchema),
  returns: 'The numbers as of now',
});

export const readOwnPart = endpoint({
  path: '/businesses/{id}/reviews/mine',
  access: 'member',
  summary: 'What whoever asks has to do with the reviews of a business',
  params: idParamSchema,
  answer: envelope(ownPartSchema),
  returns: 'Their review, whether they may write or answer, and what they called helpful',
  failures: [410],
});

export const sendReview = endpoint({
  method: 'put',
  path: '/businesses/{id}/reviews/mine',
  access: 'member',
  summary: 'Writes one’s review of a business, or changes it; a moderator reads it first',
  description:
    'One for each member and business: the same sent again changes nothing. An edit of a published review waits while that stays as it is.',
  params: idParamSchema,
  body: sendReviewSchema,
  answer: envelope(ownReviewSchema),
  failures: [403, 410],
});

export const removeReview = endpoint({
  method: 'delete',
  path: '/businesses/{id}/reviews/mine',
  access: 'member',
  summary: 'Removes one’s review of a business; a second time is no error',
  params: idParamSchema,
  answer: envelope(doneSchema),
});

export const callHelpful = endpoint({
  method: 'put',
  path: '/reviews/{id}/helpful',
  access: 'member',
  summary: 'Says that a review is helpful; a second time is no error',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(helpfulSchema),
  failures: [403],
});

export const uncallHelpful = endpoint({
  method: 'delete',
  path: '/reviews/{id}/helpful',
  access: 'member',
  summary: 'Takes that back; a second time is no error',
  params: idParamSchema,
  answer: envelope(helpfulSchema),
});

export const reportReview = endpoint({
  method: 'post',
  path: '/reviews/{id}/report',
  summary: 'Says what is wrong with a review',
  description:
    'Once for each member, or each network address of guests, and review: again is answered alike and changes nothing.',
  params: idParamSchema,
  body: sendReviewReportSchema,
  answer: envelope(doneSchema),
});

export const answerReview = endpoint({
  method: 'put',
  path: '/reviews/{id}/answer',
  access: 'member',
  summary:
    'Answers a review as the owner of the business or as the member who is reviewed, or changes the answer',
  description: `An answer can be changed and removed for ${bounds.answerDays} days.`,
  params: idParamSchema,
  body: sendAnswerSchema,
  answer: envelope(reviewSchema),
  failures: [403, 409],
});

export const removeAnswer = endpoint({
  method: 'delete',
  path: '/reviews/{id}/answer',
  access: 'member',
  summary: 'Removes one’s answer to a review; a second time is no error',
  params: idParamSchema,
  answer: envelope(doneSchema),
  failures: [403, 409],
});
