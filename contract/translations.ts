import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { termsInTextsSchema, unusedTermSchema } from './glossary.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { reasonSchema } from './moderation.ts';
import { ownPostKinds } from './my-posts.ts';
import { idParamSchema, postParamsSchema, writtenSchema } from './posts.ts';
import {
  fieldStates,
  managedTranslationLists,
  translatedFields,
  translationSources,
} from './translation-values.ts';
import { lines } from './typed-text.ts';

/*
 * Translations of listings: by their posters, by volunteers after a review, and by a translation service. Texts are
 * translated from the language of the listing to the other one; services are one per line.
 */

const fieldSchema = z.enum(translatedFields);

/** The available texts of a listing in one language. */
const textsSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  services: z.array(z.string()).optional(),
});
export type TranslationTexts = Infer<typeof textsSchema>;

export const translationSchema = z
  .object({
    from: z.enum(langs),
    to: z.enum(langs),
    /** The original texts. */
    original: textsSchema,
    /** Published translations, which are on the pages in the other language. */
    published: z.array(
      z.object({
        field: fieldSchema,
        source: z.enum(translationSources).exclude(['machine']),
        /** The public name of a volunteer. */
        by: z.string().nullable(),
        /** The original has changed since. */
        isOutdated: z.boolean(),
      }),
    ),
    /** Fields without a text in the other language. */
    missing: z.array(fieldSchema),
    /** Whether a translation service can translate the rest. */
    hasService: z.boolean(),
  })
  .meta({ id: 'Translation' });
export type Translation = Infer<typeof translationSchema>;

export const fieldTranslationSchema = z
  .object({
    field: fieldSchema,
    original: z.string(),
    /** The translation as visible to the caller. */
    text: z.string(),
    state: z.enum(fieldStates),
    /** Null if nobody has translated it, or if the listing was submitted in both languages. */
    source: z.enum(translationSources).nullable(),
    by: z.string().nullable(),
    isMine: z.boolean(),
    /** Another member is writing it, and has it reserved until the time is over. */
    isHeld: z.boolean(),
    mayDecide: z.boolean(),
    /** The reason for returning it. */
    reason: z.string().nullable(),
    at: z.string().nullable(),
    /** Terms of the original whose fixed translations the text does not contain: advice, never an error. */
    unusedTerms: z.array(unusedTermSchema),
    /** The version of the open translation, required to decide it. */
    version: z.string(),
  })
  .meta({ id: 'FieldTranslation' });
export type FieldTranslation = Infer<typeof fieldTranslationSchema>;

const postSchema = z.object({
  kind: z.enum(ownPostKinds),
  id: z.number().int(),
  slug: z.string(),
  title: writtenSchema,
});
export type TranslatedPost = Infer<typeof postSchema>;

export const translationWorkSchema = z
  .object({
    post: postSchema,
    from: z.enum(langs),
    to: z.enum(langs),
    isOwner: z.boolean(),
    volunteers: z.array(z.string()),
    hasService: z.boolean(),
    fields: z.array(fieldTranslationSchema),
    glossary: termsInTextsSchema,
  })
  .meta({ id: 'TranslationWork' });
export type TranslationWork = Infer<typeof translationWorkSchema>;

const taskSchema = z.object({
  post: postSchema,
  field: fieldSchema,
  state: z.enum(fieldStates),
  at: z.string(),
});

export const translationTasksSchema = z
  .object({
    /** The caller's translations, newest first. */
    mine: z.array(taskSchema),
    /** Those that the caller may decide, oldest first. */
    toReview: z.array(taskSchema),
    /** Published listings without a title or description in one language, newest first. */
    open: z.array(postSchema),
    /** The number of the caller's published translations. */
    published: z.number().int().min(0),
    /** The number required to review translations of other volunteers. */
    untilReviewer: z.number().int().min(0),
  })
  .meta({ id: 'TranslationTasks' });
export type TranslationTasks = Infer<typeof translationTasksSchema>;

export const saveTranslationSchema = z
  .object({
    text: z.string().overwrite(lines).max(limits.body.max, { error: 'field.too_big' }),
    /** Submits it for review; otherwise it is saved as a draft. */
    send: z.boolean().default(false),
  })
  .meta({ id: 'SaveTranslation' });

export const decideTranslationSchema = z
  .object({
    version: z.string().max(100),
    /** Returns it with this reason; publishes it without one. */
    reason: reasonSchema.nullable(),
  })
  .meta({ id: 'DecideTranslation' });

export const managedTranslationSchema = z
  .object({
    id: z.number().int(),
    post: postSchema,
    field: fieldSchema,
    from: z.enum(langs),
    to: z.enum(langs),
    original: z.string(),
    text: z.string(),
    source: z.enum(translationSources),
    author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    isOutdated: z.boolean(),
    /** Terms of the original whose fixed translations the text does not contain. */
    unusedTerms: z.array(unusedTermSchema),
    at: z.string(),
    version: z.string(),
  })
  .meta({ id: 'ManagedTranslation' });
export type ManagedTranslation = Infer<typeof managedTranslationSchema>;

const fieldParamsSchema = postParamsSchema.extend({ field: fieldSchema });

export const readTranslation = endpoint({
  path: '/{folder}/{id}/translation',
  summary: 'The original texts of a listing, and who translated them',
  params: postParamsSchema,
  answer: envelope(translationSchema),
  returns: 'The original and what is known of its translations',
  failures: [410],
});

export const translateByMachine = endpoint({
  method: 'post',
  path: '/{folder}/{id}/translation/machine',
  summary: 'Translates the texts of a listing that nobody has translated, by the translation service',
  description: 'A POST and limited; the same text is translated once. `unavailable` where the service fails.',
  params: postParamsSchema,
  answer: envelope(textsSchema),
  returns: 'The missing texts in the other language',
  failures: [409, 410],
});

export const readTranslationTasks = endpoint({
  path: '/translations',
  access: 'member',
  summary: 'What a member translated, may review, and could translate',
  answer: envelope(translationTasksSchema),
});

export const readTranslationWork = endpoint({
  path: '/{folder}/{id}/translation/work',
  access: 'member',
  summary: 'The fields of a listing with their translations, as a volunteer or the owner works on them',
  params: postParamsSchema,
  answer: envelope(translationWorkSchema),
});

export const saveTranslation = endpoint({
  method: 'put',
  path: '/{folder}/{id}/translation/{field}',
  access: 'member',
  summary: 'Saves the translation of a field as a draft, or sends it to be reviewed',
  description:
    'A draft is held for whoever writes it for 15 minutes. Those of the owner are reviewed by moderators, those of volunteers also by the owner and by experienced volunteers.',
  params: fieldParamsSchema,
  body: saveTranslationSchema,
  maxBytes: limits.postBytes,
  answer: envelope(fieldTranslationSchema),
  failures: [409],
});

export const removeTranslation = endpoint({
  method: 'delete',
  path: '/{folder}/{id}/translation/{field}',
  access: 'member',
  summary: 'Removes one’s translation of a field that is not published; a second time is no error',
  params: fieldParamsSchema,
  answer: envelope(doneSchema),
});

export const decideTranslation = endpoint({
  method: 'post',
  path: '/{folder}/{id}/translation/{field}/decision',
  access: 'member',
  summary: 'Publishes the translation of a field, or returns it for a reason',
  params: fieldParamsSchema,
  body: decideTranslationSchema,
  answer: envelope(fieldTranslationSchema),
  failures: [403, 409],
});

export const listManagedTranslations = endpoint({
  path: '/admin/translations',
  access: 'queue',
  summary: 'Translations that wait, the oldest first, or published ones, the newest first',
  query: pageQuerySchema.extend({ list: z.enum(managedTranslationLists).default('waiting') }),
  answer: z
    .object({ data: z.array(managedTranslationSchema), meta: z.object({ next: z.string().nullable() }) })
    .meta({ id: 'ManagedTranslations' }),
  returns: 'A page of translations',
});

export const decideManagedTranslation = endpoint({
  method: 'post',
  path: '/admin/translations/{id}/decision',
  access: 'queue',
  summary: 'Publishes a translation, returns it for a reason, or withdraws a published one',
  description: 'A reason returns one that waits, and withdraws one that is published.',
  params: idParamSchema,
  body: decideTranslationSchema,
  answer: envelope(doneSchema),
  failures: [409],
});
