import { z } from 'zod';
import { businessCardSchema } from './businesses.ts';
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

/* What everybody may see of a member: nothing that was posted without a name, no phone number, no e-mail address. */

/** A page shows so many posts of each kind, and so many reviews, the newest first. */
export const mostOnMemberPage = 24;
/** From so many first answers on a page says how soon somebody answers; the latest of them count. */
export const answersForTime = { least: 3, most: 20 } as const;

const count = z.number().int().min(0);
/** A month, `2026-10`: the day would say more than anybody needs to know. */
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
    /** The business or the member that it is of. */
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
export type WrittenReview = z.infer<typeof writtenReviewSchema>;

export const memberSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    /** First name and initial, or the first name alone, as the member chose. */
    name: z.string(),
    joined: month,
    picture: pictureSchema.nullable(),
    languages: z.array(z.enum(spokenLanguages)),
    /** How soon they usually answer; null where too few answers tell, or where it takes longer. */
    answerTime: z.enum(answerTimes).nullable(),
    proved: z.object({
      /** Since when their e-mail address is proved. */
      email: month.nullable(),
      /** Businesses that moderators found to be theirs, by a claim. */
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
    /** Things of the marketplace that they sold here. */
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
    /** What they wrote. */
    reviews: listOf(writtenReviewSchema),
    /** What others say of them. */
    rating: memberRatingSchema,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof memberSchema>;

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
