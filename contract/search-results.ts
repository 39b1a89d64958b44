import { z } from 'zod';
import { businessCardSchema, businessQuerySchema } from './businesses.ts';
import { listMetaSchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';

/** What can be searched; the contract also names product, rent, job, blog and guide. */
export const searchTypes = ['business'] as const;
export type SearchType = (typeof searchTypes)[number];

export const searchQuerySchema = businessQuerySchema
  .omit({ type: true, q: true })
  .extend({ q: z.string().trim().min(1).max(limits.query.max), type: z.enum(searchTypes).optional() });
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** One group a type. Without `type` every group is there with its first results. */
export const searchResultsSchema = z.object({
  data: z.object({ business: z.array(businessCardSchema) }),
  meta: z.object({ business: listMetaSchema }),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const suggestionSchema = z.object({
  /** A category to browse, or a business itself. */
  kind: z.enum(['category', 'business']),
  id: z.number().int(),
  text: z.string(),
  lang: z.enum(langs),
  detail: z.string(),
  icon: z.string(),
  href: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
