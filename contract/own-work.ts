import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { ownPostSchema } from './my-posts.ts';

/* Pending work of a member: the first section of their profile page. */

/**
 * Why a post needs its owner's attention: it or its last revision was rejected, returned or taken down; it is about
 * to expire; or it expired in the last week and can be renewed.
 */
export const ownPostNeeds = ['mend', 'closing', 'expired'] as const;
export type OwnPostNeed = (typeof ownPostNeeds)[number];

export const ownWorkSchema = z
  .object({
    /** The most urgent posts: those to be corrected first, then the next to expire. */
    posts: z.array(z.object({ need: z.enum(ownPostNeeds), post: ownPostSchema })),
    /** The total number, including those not listed. */
    postCount: z.number().int().min(0),
    /** The number of unread conversations. */
    unread: z.number().int().min(0),
    /** Pending claims of the member. */
    claims: z.array(
      z.object({
        id: z.number().int(),
        business: z.object({
          id: z.number().int(),
          slug: z.string(),
          title: z.string(),
          /** The language of the title. */
          lang: z.enum(langs),
        }),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnWork' });
export type OwnWork = Infer<typeof ownWorkSchema>;

export const readOwnWork = endpoint({
  path: '/profile/work',
  access: 'member',
  summary: 'What whoever asks has to do: posts that need them, unread conversations, claims that wait',
  answer: envelope(ownWorkSchema),
  returns: 'The most urgent first',
});
