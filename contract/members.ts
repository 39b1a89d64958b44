import { z } from 'zod';
import { businessCardSchema } from './businesses.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { eventCardSchema } from './events.ts';
import { jobCardSchema } from './jobs.ts';
import { langs } from './locales.ts';
import { answerTimes, memberRatingSchema } from './member-names.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';
import { reviewSubjects } from './review-values.ts';
import { spokenLanguages } from './spoken-languages.ts';

/* The public data of a member: without anonymous posts, phone numbers and email addresses. */

/** The maximum number of posts of each kind, and of reviews, on a page, the newest first. */
export const mostOnMemberPage = 24;
/** The minimum number of first replies from which a page displays the response time; the latest ones count. */
export const answersForTime = { least: 3, most: 20 } as const;

const count = z.number().int().min(0);
/** A month, `2026-10`, as the exact day is unnecessary. */
const month = z.string();

const listOf = <S extends z.ZodType>(card: S) => z.object({ total: count, newest: z.array(card) });

export const writtenReviewSchema = z
  .object({
    id: z.number().int(),
    stars: z.number().int().min(1).max(5),
    /** The month of the visit, or of the last message. */
    visited: month,
    text: z.string(),
    lang: z.enum(langs),
    /** The business or the member that it is about. */
    of: z.enum(reviewSubjects),
    subject: z.object({
      /** Null for a member without a public page. */
      id: z.number().int().nullable(),
      slug: z.string(),
      name: z.string(),
      lang: z.enum(langs),
    }),
  })
  .meta({ id: 'WrittenReview' });
export type WrittenReview = Infer<typeof writtenReviewSchema>;

export const memberSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    /** First name and last initial, or the first name alone, by the member's setting. */
    name: z.string(),
    joined: month,
    picture: pictureSchema.nullable(),
    languages: z.array(z.enum(spokenLanguages)),
    /** The usual response time; null if there are too few replies, or if it is too long to display. */
    answerTime: z.enum(answerTimes).nullable(),
    proved: z.object({
      /** When their email address was confirmed. */
      email: month.nullable(),
      /** When their phone number was confirmed; the number itself is never public. */
      phone: month.nullable(),
      /** Claimed businesses that moderators approved. */
      businesses: z.array(
        z.object({
          id: z.number().int(),
          slug: z.string(),
          name: z.string(),
          lang: z.enum(langs),
          since: month,
        }),
      ),
    }),
    /** The number of products that they sold here. */
    sold: count,
    /** Texts of other people’s posts that they translated. */
    translated: count,
    posts: z.object({
      products: listOf(productCardSchema),
      rentals: listOf(rentalCardSchema),
      jobs: listOf(jobCardSchema),
      events: listOf(eventCardSchema),
      businesses: listOf(businessCardSchema),
    }),
    /** Reviews by the member. */
    reviews: listOf(writtenReviewSchema),
    /** Reviews of the member. */
    rating: memberRatingSchema,
  })
  .meta({ id: 'Member' });
export type Member = Infer<typeof memberSchema>;

export const readMember = endpoint({
  path: '/members/{id}',
  summary: 'The public page of a member',
  description:
    'Of members who published something under their name and let others see it. Nothing in it comes from posts without a name.',
  params: idParamSchema,
  answer: envelope(memberSchema),
  returns: 'The member, 410 where they are banned',
  failures: [410],
});
