import { z } from 'zod';

/** What a member asks to hear of: the address of the results, and the same as the search takes it. */
export const savedSearchInputSchema = z.object({
  path: z
    .string()
    .max(1_000)
    .regex(/^\/search-result\/[^\s\\/?#]+(\/[a-z]+)?(\?[^\s\\#]*)?$/),
  query: z.record(z.string().max(40), z.string().max(200)).refine((query) => Object.keys(query).length <= 30),
});
export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>;

export const savedSearchSchema = z
  .object({
    id: z.number().int(),
    words: z.string(),
    /** One kind of results; null is all of them. */
    type: z.string().nullable(),
    /** How many filters narrow it besides. */
    filters: z.number().int(),
    /** Where its results are. */
    path: z.string(),
    /** No mails are sent of it. */
    paused: z.boolean(),
    savedAt: z.string(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchChangeSchema = z.object({ paused: z.boolean() });

export const savedSearchTokenSchema = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) });
