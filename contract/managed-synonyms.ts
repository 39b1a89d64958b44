import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { editingLimits } from './managed-content-limits.ts';
import { terms } from './search.ts';
import { line } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* Concepts, the words that are synonyms for the search, in the back office. */

const wording = z
  .string()
  .overwrite(line)
  .max(editingLimits.term, { error: 'field.too_big' })
  .refine((text) => terms(text).length > 0, { error: 'field.wording' });
const wordings = z.array(wording).transform((all) => [...new Set(all)]);

export const saveConceptSchema = z
  .object({ en: wordings, ar: wordings })
  .superRefine(({ en, ar }, context) => {
    const count = en.length + ar.length;
    const { min, max } = editingLimits.conceptTerms;
    if (count < min) context.addIssue({ code: 'custom', path: ['en'], message: 'field.wordings' });
    if (count > max) context.addIssue({ code: 'custom', path: ['en'], message: 'field.too_big' });
  })
  .meta({ id: 'SaveConcept' });
export type SaveConcept = Infer<typeof saveConceptSchema>;

export const managedConceptSchema = z
  .object({
    id: z.number().int(),
    en: z.array(z.string()),
    ar: z.array(z.string()),
    /** The spellings of a place: it can be changed, but not deleted. */
    isPlace: z.boolean(),
    version: z.string(),
  })
  .meta({ id: 'ManagedConcept' });
export type ManagedConcept = Infer<typeof managedConceptSchema>;

/** The words alone, each language in its order. */
export const conceptWordsSchema = managedConceptSchema.pick({ en: true, ar: true });
export type ConceptWords = Infer<typeof conceptWordsSchema>;

export const conceptQuerySchema = z.object({
  q: z.string().max(limits.query.max).optional(),
  after: z.coerce.number().int().min(0).optional(),
});

export const conceptListSchema = z.object({
  data: z.array(managedConceptSchema),
  meta: z.object({ total: z.number().int(), next: z.string().nullable() }),
});

/** The interpretation of a query by the search. */
export const understoodSchema = z
  .object({
    parts: z.array(
      z.object({
        /** The typed word, in indexed form. */
        written: z.string(),
        /** Certain equivalents. */
        same: z.array(z.string()),
        /** Uncertain equivalents: word forms, typos, phonetic matches. */
        guesses: z.array(z.string()),
        place: z.string().nullable(),
        categories: z.array(z.string()),
      }),
    ),
    /** The spelling that replaced it. */
    didYouMean: z.string().nullable(),
  })
  .meta({ id: 'Understood' });
export type UnderstoodQuestion = Infer<typeof understoodSchema>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const listConcepts = endpoint({
  path: '/admin/synonyms',
  access: 'content',
  summary: 'The words that mean the same to the search, a page at a time, the newest first',
  query: conceptQuerySchema,
  answer: conceptListSchema,
  returns: 'The concepts',
});

export const readUnderstanding = endpoint({
  path: '/admin/synonyms/understood',
  access: 'content',
  summary: 'How the search understands a question now',
  query: z.object({ q: z.string().max(limits.query.max) }),
  answer: envelope(understoodSchema),
  returns: 'Its parts, each with all that it stands for',
});

export const readConcept = endpoint({
  path: '/admin/synonyms/{id}',
  access: 'content',
  summary: 'Words that mean the same, as their form begins with them',
  params: params,
  answer: envelope(managedConceptSchema),
  returns: 'The concept',
});

export const createConcept = endpoint({
  method: 'post',
  path: '/admin/synonyms',
  access: 'content',
  summary: 'Adds words that mean the same; the next search knows them',
  body: saveConceptSchema,
  answer: envelope(managedConceptSchema),
  status: 201,
});

export const updateConcept = endpoint({
  method: 'put',
  path: '/admin/synonyms/{id}',
  access: 'content',
  summary: 'Changes words that mean the same',
  params: params,
  headers: ifMatch(),
  body: saveConceptSchema,
  answer: envelope(managedConceptSchema),
});

export const deleteConcept = endpoint({
  method: 'delete',
  path: '/admin/synonyms/{id}',
  access: 'content',
  summary: 'Lets words no longer mean the same; those of a place stay',
  params: params,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(z.object({ id: z.number().int() })),
});

export const listConceptVersions = endpoint({
  path: '/admin/synonyms/{id}/versions',
  access: 'content',
  ...versionList(params),
});

export const readConceptVersion = endpoint({
  path: '/admin/synonyms/{id}/versions/{version}',
  access: 'content',
  ...versionRead(params, conceptWordsSchema),
});

export const restoreConceptVersion = endpoint({
  method: 'post',
  path: '/admin/synonyms/{id}/versions/{version}/restore',
  access: 'content',
  summary: 'Makes words mean the same that did so in an earlier version, as another edit',
  ...versionRestore(params, managedConceptSchema),
});
