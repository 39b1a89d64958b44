import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { idParamSchema } from './posts.ts';

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

export const listSavedSearches = endpoint({
  path: '/profile/searches',
  access: 'member',
  summary: 'The searches that somebody wants to hear of, the newest first',
  answer: envelope(z.array(savedSearchSchema)),
  returns: 'Their searches',
});

export const addSavedSearch = endpoint({
  method: 'post',
  path: '/profile/searches',
  access: 'member',
  summary: 'Saves a search: a mail tells of what is new, once a day at most; a second time is no error',
  body: savedSearchInputSchema,
  answer: envelope(doneSchema),
  returns: 'It is saved',
});

export const pauseSavedSearch = endpoint({
  method: 'put',
  path: '/profile/searches/{id}',
  access: 'member',
  summary: 'Pauses the mails of a search, or has them sent again',
  params: idParamSchema,
  body: savedSearchChangeSchema,
  answer: envelope(doneSchema),
  returns: 'It is so',
});

export const deleteSavedSearch = endpoint({
  method: 'delete',
  path: '/profile/searches/{id}',
  access: 'member',
  summary: 'Forgets a search; a second time is no error',
  params: idParamSchema,
  answer: envelope(doneSchema),
  returns: 'It is forgotten',
});

export const stopSavedSearch = endpoint({
  method: 'post',
  path: '/saved-searches/stop',
  summary: 'Ends the mails by the token of one, in the body or, for one-click leaving, in the address',
  body: savedSearchTokenSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});
