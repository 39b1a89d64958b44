import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { namedSchema } from './posts.ts';

/* Suggestions of the short form while the title of a product is typed. */

/** The minimum number of similar posts with a price; fewer would disclose single prices. */
export const leastLikePosts = 5;

export const productGuessSchema = z
  .object({
    /** The likely category, which has no subcategories, and its main category, or itself. */
    category: namedSchema.extend({ main: namedSchema }).nullable(),
    /** Price quartiles of similar posts in that category, in whole dollars; null for fewer than five. */
    prices: z
      .object({
        lowCents: z.number().int(),
        medianCents: z.number().int(),
        highCents: z.number().int(),
        /** The number of compared posts. */
        posts: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductGuess' });
export type ProductGuess = Infer<typeof productGuessSchema>;

export const guessProduct = endpoint({
  path: '/product-guess',
  summary: 'The likely category of a thing for sale and what similar ones cost, by its title',
  description:
    'From the words of categories and from what is for sale on this site now. At most sixty posts are compared.',
  query: z.object({ title: z.string().trim().min(1).max(limits.title.max) }),
  answer: envelope(productGuessSchema),
  returns: 'What is likely; null where nothing is',
});
