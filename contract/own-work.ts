import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { ownPostSchema } from './my-posts.ts';

/* What a member has to do: the first part of the page of their account. */

/**
 * Why a post needs its owner: it, or its last change, was rejected, sent back or taken down; it is about to disappear; or it
 * disappeared within the last week and can be published again.
 */
export const ownPostNeeds = ['mend', 'closing', 'expired'] as const;
export type OwnPostNeed = (typeof ownPostNeeds)[number];

export const ownWorkSchema = z
  .object({
    /** The most urgent ones, those to be mended first, then the one that disappears next. */
    posts: z.array(z.object({ need: z.enum(ownPostNeeds), post: ownPostSchema })),
    /** How many there are, with those that are not listed. */
    postCount: z.number().int().min(0),
    /** In how many conversations something is unread. */
    unread: z.number().int().min(0),
    /** Businesses that the member claimed, on which nobody has decided. */
    claims: z.array(
      z.object({
        id: z.number().int(),
        business: z.object({
          id: z.number().int(),
          slug: z.string(),
          title: z.string(),
          /** The language that the title is written in. */
          lang: z.enum(langs),
        }),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnWork' });
export type OwnWork = z.infer<typeof ownWorkSchema>;

export const readOwnWork = endpoint({
  path: '/profile/work',
  access: 'member',
  summary: 'What whoever asks has to do: posts that need them, unread conversations, claims that wait',
  answer: envelope(ownWorkSchema),
  returns: 'The most urgent first',
});
