import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { idParamSchema } from './posts.ts';
import {
  ownPartSchema,
  ownReviewSchema,
  reviewListSchema,
  reviewsQuerySchema,
  sendReviewSchema,
} from './reviews.ts';

/*
 * Reviews of sellers, landlords and employers, separate from those of businesses. A member who contacted another
 * about a post may review them once both sides have written; the path of the conversation is that of the review.
 */

export const sendMemberReviewSchema = sendReviewSchema
  .pick({ stars: true, text: true, accepted: true })
  .meta({ id: 'SendMemberReview' });
export type SendMemberReview = Infer<typeof sendMemberReviewSchema>;

export const ownPartOfMemberSchema = ownPartSchema
  .extend({
    /** The conversation that allows the caller to write a review; null if there is none. */
    conversationId: z.number().int().nullable(),
  })
  .meta({ id: 'OwnPartInReviewsOfMember' });
export type OwnPartOfMember = Infer<typeof ownPartOfMemberSchema>;

export const partnerReviewSchema = ownPartSchema
  .pick({ review: true, barrier: true, from: true })
  .meta({ id: 'ReviewOfPartner' });

export const listMemberReviews = endpoint({
  path: '/members/{id}/reviews',
  summary: 'What those who were in touch with a member about a post say of them',
  params: idParamSchema,
  query: reviewsQuerySchema,
  answer: reviewListSchema,
  returns: 'A page of published reviews, with counts by stars and language',
  failures: [410],
});

export const readOwnPartOfMember = endpoint({
  path: '/members/{id}/reviews/mine',
  access: 'member',
  summary: 'What whoever asks has to do with the reviews of a member',
  params: idParamSchema,
  answer: envelope(ownPartOfMemberSchema),
  returns: 'Their review, whether they may write or answer, and what they called helpful',
  failures: [410],
});

export const readPartnerReview = endpoint({
  path: '/conversations/{id}/review',
  access: 'member',
  summary: 'One’s review of the other side of a conversation, and whether one may write it',
  params: idParamSchema,
  answer: envelope(partnerReviewSchema),
  returns: 'The review, whichever conversation with the same member it was written from',
});

export const sendPartnerReview = endpoint({
  method: 'put',
  path: '/conversations/{id}/review',
  access: 'member',
  summary: 'Reviews the poster whom one wrote to, or changes the review; a moderator reads it first',
  description:
    'One for each pair of members, after both have written in the conversation and never about anonymous posts. It names the post of this conversation.',
  params: idParamSchema,
  body: sendMemberReviewSchema,
  answer: envelope(ownReviewSchema),
  failures: [403],
});

export const removePartnerReview = endpoint({
  method: 'delete',
  path: '/conversations/{id}/review',
  access: 'member',
  summary: 'Removes one’s review of the other side; a second time is no error',
  params: idParamSchema,
  answer: envelope(doneSchema),
});
