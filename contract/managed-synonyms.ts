import { z } from 'zod';
import { limits } from './limits.ts';
import { editingLimits } from './managed-content-limits.ts';
import { terms } from './search.ts';
import { line } from './typed-text.ts';

/* Concepts, the words that mean the same to the search, as editors keep them. */

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
export type SaveConcept = z.infer<typeof saveConceptSchema>;

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
export type ManagedConcept = z.infer<typeof managedConceptSchema>;

/** The words alone, each language in its order. */
export const conceptWordsSchema = managedConceptSchema.pick({ en: true, ar: true });
export type ConceptWords = z.infer<typeof conceptWordsSchema>;

export const conceptQuerySchema = z.object({
  q: z.string().max(limits.query.max).optional(),
  after: z.coerce.number().int().min(0).optional(),
});

export const conceptListSchema = z.object({
  data: z.array(managedConceptSchema),
  meta: z.object({ total: z.number().int(), next: z.string().nullable() }),
});

/** How the search understands a question. */
export const understoodSchema = z
  .object({
    parts: z.array(
      z.object({
        /** What was written, as the index has it. */
        written: z.string(),
        /** What surely means the same. */
        same: z.array(z.string()),
        /** What may have been meant: forms of the word, slips, sounds. */
        guesses: z.array(z.string()),
        place: z.string().nullable(),
        categories: z.array(z.string()),
      }),
    ),
    /** The spelling that was taken instead. */
    didYouMean: z.string().nullable(),
  })
  .meta({ id: 'Understood' });
export type UnderstoodQuestion = z.infer<typeof understoodSchema>;
