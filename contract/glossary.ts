import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { bothSchema, envelope } from './envelope.ts';
import { limits } from './limits.ts';
import type { Lang } from './locales.ts';
import { editingLimits } from './managed-content-limits.ts';
import { idParamSchema, writtenSchema } from './posts.ts';
import { terms } from './search.ts';
import { translatedFields } from './translation-values.ts';
import { line } from './typed-text.ts';
import { ifMatch } from './versions.ts';

/*
 * The glossary: terms with a fixed translation, which editors maintain and translators see underlined in the
 * original.
 */

const { forms: mostForms, note: longestNote } = editingLimits.glossary;

/** Contains a word; otherwise it would occur nowhere. */
export const wording = z
  .string({ error: 'field.missing' })
  .overwrite(line)
  .min(1, { error: 'field.missing' })
  .max(editingLimits.term, { error: 'field.too_big' })
  .refine((text) => text === '' || terms(text).length > 0, { error: 'field.no_word' });
const note = z.string().overwrite(line).max(longestNote, { error: 'field.too_big' }).default('');

const wordingsSchema = z.object({
  /** The fixed translation in this language. */
  term: wording,
  /** Other wordings that are recognized in originals: variants and irregular plurals. */
  forms: z
    .array(wording)
    .transform((all) => [...new Set(all)])
    .refine((all) => all.length <= mostForms, { error: 'field.too_big' })
    .default([]),
});

export const saveGlossaryTermSchema = z
  .object({
    en: wordingsSchema,
    ar: wordingsSchema,
    note: z.object({ en: note, ar: note }).default({ en: '', ar: '' }),
  })
  .meta({ id: 'SaveGlossaryTerm' });
export type SaveGlossaryTerm = Infer<typeof saveGlossaryTermSchema>;

const wordings = z.object({ term: z.string(), forms: z.array(z.string()) });

export const glossaryTermSchema = z
  .object({
    id: z.number().int(),
    en: wordings,
    ar: wordings,
    /** For translators; empty without one. */
    note: bothSchema,
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.string(),
  })
  .meta({ id: 'GlossaryTerm' });
export type GlossaryTerm = Infer<typeof glossaryTermSchema>;

/** The wordings of a term in each language, its fixed translation first. */
export type TermWordings = Record<Lang, string[]>;

/** A term of an original whose fixed translation is not in the translation. */
export const unusedTermSchema = z
  .object({
    id: z.number().int(),
    /** In the language of the original. */
    term: z.string(),
    /** The fixed translation. */
    translation: z.string(),
  })
  .meta({ id: 'UnusedTerm' });
export type UnusedTerm = Infer<typeof unusedTermSchema>;

/** The glossary terms in the original texts of a listing. */
export const termsInTextsSchema = z
  .object({
    /** In the order of their first occurrence. */
    terms: z.array(
      z.object({
        id: z.number().int(),
        /** In the language of the original. */
        term: z.string(),
        /** The fixed translation. */
        translation: z.string(),
        note: writtenSchema.nullable(),
      }),
    ),
    /** Occurrences, which do not overlap: positions in UTF-16 code units of the original of a field. */
    marks: z.array(
      z.object({
        field: z.enum(translatedFields),
        from: z.number().int().min(0),
        to: z.number().int().min(1),
        term: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'TermsInTexts' });
export type TermsInTexts = Infer<typeof termsInTextsSchema>;

export const listGlossaryTerms = endpoint({
  path: '/admin/glossary',
  access: 'content',
  summary: 'The glossary by its English terms, a page at a time',
  query: z.object({
    /** Words of a term, of its forms or of its notes, in any spelling. */
    q: z.string().max(limits.query.max).optional(),
    after: z.coerce.number().int().min(0).optional(),
  }),
  answer: z
    .object({
      data: z.array(glossaryTermSchema),
      meta: z.object({ total: z.number().int().min(0), next: z.string().nullable() }),
    })
    .meta({ id: 'GlossaryTerms' }),
  returns: 'A page of terms',
});

export const createGlossaryTerm = endpoint({
  method: 'post',
  path: '/admin/glossary',
  access: 'content',
  summary: 'Adds a term with its fixed translation; translators see it underlined from then on',
  description: 'A wording belongs to one term only: one that another term has is an error of its field.',
  body: saveGlossaryTermSchema,
  answer: envelope(glossaryTermSchema),
  status: 201,
  failures: [409],
});

export const updateGlossaryTerm = endpoint({
  method: 'put',
  path: '/admin/glossary/{id}',
  access: 'content',
  summary: 'Changes a term of the glossary; published translations do not change',
  params: idParamSchema,
  headers: ifMatch(),
  body: saveGlossaryTermSchema,
  answer: envelope(glossaryTermSchema),
});

export const deleteGlossaryTerm = endpoint({
  method: 'delete',
  path: '/admin/glossary/{id}',
  access: 'content',
  summary: 'Removes a term from the glossary; published translations do not change',
  params: idParamSchema,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(z.object({ id: z.number().int() })),
});
