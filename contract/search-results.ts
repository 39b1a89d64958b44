import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema, businessQuerySchema, businessSorts } from './businesses.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, listMetaSchema } from './envelope.ts';
import { eventCardSchema, eventQuerySchema, eventSorts } from './events.ts';
import { jobCardSchema, jobPostTypes, jobQuerySchema, jobSorts } from './jobs.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { productCardSchema, productQuerySchema, productSorts } from './products.ts';
import { rentalCardSchema, rentalPostTypes, rentalQuerySchema, rentalSorts } from './rentals.ts';

/** The searchable types. `blog` includes stories and news. */
export const searchTypes = ['business', 'product', 'rent', 'job', 'event', 'blog', 'guide'] as const;
export type SearchType = (typeof searchTypes)[number];

const sorts = [
  ...new Set([...businessSorts, ...productSorts, ...rentalSorts, ...jobSorts, ...eventSorts]),
] as const;

/**
 * The query and, with a `type`, the filters of that type, named as in its own list; what that list calls `type` is
 * `post_type` for products and `accommodation` for rentals. Filters of other types and unsupported sort orders are
 * ignored.
 */
export const searchQuerySchema = z.object({
  ...rentalQuerySchema.omit({ type: true }).shape,
  ...businessQuerySchema.pick({ open_now: true, verified: true, rated: true }).shape,
  ...productQuerySchema.pick({
    main_id: true,
    category_id: true,
    condition: true,
    free: true,
    delivery: true,
  }).shape,
  ...jobQuerySchema.pick({
    job_type: true,
    experience: true,
    workplace: true,
    salary_min: true,
    salary_type: true,
  }).shape,
  ...eventQuerySchema.pick({ price: true, audience: true, from: true, until: true }).shape,
  q: z.string().trim().min(1).max(limits.query.max),
  type: z
    .enum(searchTypes)
    .optional()
    .describe('One full list with facets; absent: every group with its first results and its count'),
  category: z
    .union([z.coerce.number().int().positive(), z.string().max(100)])
    .optional()
    .describe('An id for businesses, jobs and events, a value of the facet for blog and guide'),
  looking_for: z.enum([...rentalPostTypes, ...jobPostTypes]).optional(),
  accommodation: rentalQuerySchema.shape.type,
  post_type: productQuerySchema.shape.type,
  sort: z.enum(sorts).optional(),
});
export type SearchQuery = Infer<typeof searchQuerySchema>;

/** Where the search terms match, if the title does not show it. */
const whyPlaces = ['title', 'category', 'details', 'place', 'text'] as const;

/** Why a result matched whose displayed title does not contain the search terms. */
export const whySchema = z
  .object({
    in: z
      .enum(whyPlaces)
      .describe(
        'In another wording of the title; in its category; in what it offers; in where it lies; in its text or summary',
      ),
    parts: z
      .array(z.string())
      .describe(
        'The words, in turns as they stand and to be marked, beginning with what is not marked and may be empty. Nothing is marked where only the other language of the text has the words. Plain text',
      ),
    lang: z
      .enum(langs)
      .describe(
        'The language that the parts are written in: that of the request where the text exists in it',
      ),
  })
  .meta({ id: 'Why' });
export type Why = Infer<typeof whySchema>;

/** Fields of every result besides its card. */
const found = {
  why: whySchema.optional().describe('Absent where the title shows it'),
  guessed: z
    .literal(true)
    .optional()
    .describe(
      'It does not have the words as they were written, but others that may be meant: a slip away, or of the same sound',
    ),
};
export interface Explained {
  why?: Why | undefined;
  guessed?: true | undefined;
}

/** A limit stated in a query: “2br”, “under $1,500”, «بأقل من ألف». */
export const statedLimitSchema = z
  .object({
    of: z.enum(['bedrooms', 'price_min', 'price_max']),
    value: z.number().int().describe('Exactly so many bedrooms, or whole US dollars'),
    words: z.string().describe('The words that state it, as they were written'),
    without: z.string().describe('The question without these words, which takes the limit off; may be empty'),
  })
  .meta({ id: 'StatedLimit' });
export type StatedLimit = Infer<typeof statedLimitSchema>;

const namedAreaSchema = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'NamedArea' });
export type NamedArea = Infer<typeof namedAreaSchema>;

/**
 * A group for each type. With a `type` only that one has results, and the others their counts; without, each has
 * its first results.
 */
export const searchResultsSchema = z
  .object({
    data: z.object({
      business: z.array(businessCardSchema.extend(found)),
      product: z.array(productCardSchema.extend(found)),
      rent: z.array(rentalCardSchema.extend(found)),
      job: z.array(jobCardSchema.extend(found)),
      event: z.array(eventCardSchema.extend(found)),
      blog: z.array(articleCardSchema.extend(found)),
      guide: z.array(articleCardSchema.extend(found)),
    }),
    meta: z.object({
      business: listMetaSchema,
      product: listMetaSchema,
      rent: listMetaSchema,
      job: listMetaSchema,
      event: listMetaSchema,
      blog: listMetaSchema,
      guide: listMetaSchema,
      didYouMean: z
        .string()
        .nullable()
        .describe('The question in the spelling that was taken for a word that nothing has'),
      stated: z
        .array(statedLimitSchema)
        .describe('What the words state of bedrooms and prices: homes and products are narrowed by it'),
      loosened: z.boolean().describe('Nothing has all of the words: what was found has some of them'),
      area: namedAreaSchema
        .nullable()
        .describe(
          'The neighborhood, or city next to New York, that the words name: it has a page of its own',
        ),
      marks: z
        .array(z.string())
        .describe('Folded words and phrases that were looked for, in every wording and language'),
    }),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = Infer<typeof searchResultsSchema>;

export const suggestionSchema = z
  .object({
    /** A category, a place, search terms, or a record. */
    kind: z.enum(['category', 'place', 'words', ...searchTypes]),
    id: z.number().int(),
    text: z.string(),
    lang: z.enum(langs),
    detail: z.string().describe('What it is, what it belongs to, or where it lies; never empty'),
    icon: z.string(),
    href: z.string(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = Infer<typeof suggestionSchema>;

export const searchSite = endpoint({
  path: '/search',
  summary: 'Everything that has the words, in either language',
  query: searchQuerySchema,
  answer: searchResultsSchema,
  returns: 'A group of results for each type',
});

export const suggestWords = endpoint({
  path: '/search/suggest',
  summary: 'Completions and direct hits while typing',
  query: z.object({ q: z.string().trim().min(1).max(limits.query.max) }),
  answer: envelope(z.array(suggestionSchema)),
  returns: 'At most 8 suggestions',
});
