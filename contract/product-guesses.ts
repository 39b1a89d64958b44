import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { namedSchema } from './posts.ts';

/* What the short form suggests while somebody writes what they sell. */

/** So many similar posts with a price make a suggestion; fewer would tell what one of them costs. */
export const leastLikePosts = 5;

export const productGuessSchema = z
  .object({
    /** The likely category, which has none below it, and the main category that it lies in, or itself. */
    category: namedSchema.extend({ main: namedSchema }).nullable(),
    /** Quartiles of what similar posts of that category ask, in whole dollars; null where there are fewer than five. */
    prices: z
      .object({
        lowCents: z.number().int(),
        medianCents: z.number().int(),
        highCents: z.number().int(),
        /** Posts that were compared. */
        posts: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductGuess' });
export type ProductGuess = z.infer<typeof productGuessSchema>;

export const guessProduct = endpoint({
  path: '/product-guess',
  summary: 'The likely category of a thing for sale and what similar ones cost, by its title',
  description:
    'From the words of categories and from what is for sale on this site now. At most sixty posts are compared.',
  query: z.object({ title: z.string().trim().min(1).max(limits.title.max) }),
  answer: envelope(productGuessSchema),
  returns: 'What is likely; null where nothing is',
});
