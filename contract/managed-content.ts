import { z } from 'zod';
import { categoryIcons } from './category-icons.ts';
import { linkSchema } from './contact-details.ts';
import { type ContentKind, contentStatuses } from './content.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { channelTypes, legalPages } from './entries.ts';
import { envelope } from './envelope.ts';
import { postedWeekSchema } from './hours.ts';
import { limits } from './limits.ts';
import { type Either, type Lang, langs } from './locales.ts';
import { editingLimits } from './managed-content-limits.ts';
import { pointSchema } from './places.ts';
import { line, lines } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';
import { videoIdOf } from './video-id.ts';

/* Managed content besides articles: its format while it is edited. */

export const editedKinds = [
  'hero',
  'about',
  'service',
  'contact',
  'faq',
  'page',
  'welcome',
  'app',
] as const satisfies readonly ContentKind[];
export type EditedKind = (typeof editedKinds)[number];

/** These types have a single entry, and `page` has one for each legal page. */
export const singleKinds: readonly EditedKind[] = ['about', 'contact', 'welcome', 'app'];

const tooBig = { error: 'field.too_big' } as const;
const texts = <T extends z.ZodType>(text: T) => z.object({ en: text, ar: text });
/** A single line in both languages, either of which may still be missing. */
export const bothLines = (max: number) => texts(z.string().overwrite(line).max(max, tooBig).default(''));
const bothTexts = (max: number) => texts(z.string().overwrite(lines).max(max, tooBig).default(''));
/** Required in at least one language. */
export const namedIn = (max: number, key = 'field.title') =>
  bothLines(max).superRefine((text, context) => {
    if (!langs.some((lang) => text[lang])) context.addIssue({ code: 'custom', path: ['en'], message: key });
  });

/** A page of this site or of another. */
export const wayField = z
  .string()
  .trim()
  .max(editingLimits.link, tooBig)
  .refine((way) => /^\/(?!\/)[^\s<>"\\]*$/.test(way) || linkSchema.safeParse(way).success, {
    error: 'field.way',
  });
/** A page of another site. */
export const externalLink = z
  .string()
  .trim()
  .refine((link) => linkSchema.safeParse(link).success, { error: 'field.link_format' });

/** One of the site's own drawings, or an uploaded picture. */
export const pictureAddress = z
  .string()
  .max(editingLimits.link, tooBig)
  .regex(/^\/(media|art)\/[\w./?=&-]+$/, { error: 'field.media_unknown' });

const dataSchemas = {
  hero: z.object({
    button: z
      .object({ text: namedIn(editingLimits.buttonText, 'field.button'), url: wayField })
      .nullable()
      .default(null),
  }),
  about: z.object({}),
  service: z.object({
    key: z.string().max(40).optional(),
    icon: z.enum(categoryIcons, { error: 'field.choice' }).optional(),
    link: wayField.optional(),
  }),
  contact: z.object({
    address: z
      .object({
        street: z.string().overwrite(line).max(limits.street, tooBig),
        city: z.string().overwrite(line).max(80, tooBig),
        stateCode: z.string().regex(/^[A-Z]{2}$/, { error: 'field.state' }),
        zip: z.string().regex(/^\d{5}$/, { error: 'field.postal_code_format' }),
      })
      .nullable()
      .default(null),
    point: pointSchema.nullable().default(null),
    channels: z
      .array(
        z.object({
          type: z.enum(channelTypes, { error: 'field.choice' }),
          value: z.string().trim().min(1, { error: 'field.missing' }).max(254, tooBig),
          label: namedIn(80, 'field.missing'),
          note: bothLines(140),
        }),
      )
      .max(editingLimits.channels, tooBig)
      .default([]),
    hours: postedWeekSchema.nullable().default(null),
  }),
  faq: z.object({ group: namedIn(80, 'field.group') }),
  page: z.object({}),
  welcome: z
    .object({
      type: z.enum(['youtube', 'image'], { error: 'field.choice' }),
      link: z.string().trim().min(1, { error: 'field.missing' }).max(editingLimits.link, tooBig),
    })
    .superRefine(({ type, link }, context) => {
      const isRight =
        type === 'youtube'
          ? linkSchema.safeParse(link).success && videoIdOf(link) !== null
          : pictureAddress.safeParse(link).success;
      if (isRight) return;
      const message = type === 'youtube' ? 'field.film' : 'field.image';
      context.addIssue({ code: 'custom', path: ['link'], message });
    }),
  app: z
    .object({ ios: externalLink.nullable().default(null), android: externalLink.nullable().default(null) })
    .superRefine(({ ios, android }, context) => {
      if (!ios && !android) context.addIssue({ code: 'custom', path: ['ios'], message: 'field.store' });
    }),
} as const satisfies Record<EditedKind, z.ZodType>;

const common = {
  title: namedIn(editingLimits.contentTitle),
  summary: bothTexts(editingLimits.contentSummary),
  /** HTML; the server sanitizes it. */
  body: texts(z.string().max(editingLimits.contentBody, tooBig).default('')),
  picture: z.object({ id: z.number().int().positive(), url: z.string() }).nullable().default(null),
};

/** The data of each type of entry. Texts may lack a language; a title requires one. */
export const entryBodySchemas = {
  hero: z.object({ ...common, data: dataSchemas.hero }),
  about: z.object({ ...common, data: dataSchemas.about }),
  service: z.object({ ...common, data: dataSchemas.service }),
  contact: z.object({ ...common, data: dataSchemas.contact }),
  faq: z.object({ ...common, data: dataSchemas.faq }),
  page: z.object({ ...common, data: dataSchemas.page }),
  welcome: z.object({ ...common, data: dataSchemas.welcome }),
  app: z.object({ ...common, data: dataSchemas.app }),
} as const;
export type EntryData = { [K in EditedKind]: Infer<(typeof dataSchemas)[K]> };

/** An entry as loaded for editing: data from before a change of the rules is returned unchanged. */
export const entryBodySchema = z
  .object({
    title: texts(z.string()),
    summary: texts(z.string()),
    body: texts(z.string()),
    picture: z.object({ id: z.number().int(), url: z.string() }).nullable(),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'EntryBody' });
export type EntryBody = Infer<typeof entryBodySchema>;

/** The languages that a text of the entry lacks although another text has them. */
export function lackingIn({ title, summary, body }: Pick<EntryBody, 'title' | 'summary' | 'body'>): Lang[] {
  const lacks = (lang: Lang) => (text: Either) =>
    !text[lang]?.trim() && langs.some((one) => text[one]?.trim());
  return langs.filter((lang) => [title, summary, body].some(lacks(lang)));
}

export const editedSummarySchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(editedKinds),
    slug: z.string(),
    status: z.enum(contentStatuses),
    title: texts(z.string()),
    /** Of a question. */
    group: texts(z.string()).nullable(),
    hasDraft: z.boolean(),
    missing: z.array(z.enum(langs as [Lang, ...Lang[]])),
    updatedAt: z.string(),
  })
  .meta({ id: 'EditedSummary' });
export type EditedSummary = Infer<typeof editedSummarySchema>;

export const editedEntrySchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(editedKinds),
    slug: z.string(),
    status: z.enum(contentStatuses),
    updatedAt: z.string(),
    /** The published version; null for an entry that was never published. */
    live: entryBodySchema.nullable(),
    /** The draft. */
    draft: entryBodySchema.nullable(),
    /** The ETag of the whole entry, to be sent back as `If-Match`. */
    version: z.string(),
  })
  .meta({ id: 'EditedEntry' });
export type EditedEntry = Infer<typeof editedEntrySchema>;

export const saveEntrySchema = z
  .object({
    /** Validated by the rules of the type. */
    body: z.record(z.string(), z.unknown()),
    /** Otherwise saved as a draft. */
    publish: z.boolean(),
    /** The name of a new legal page. */
    slug: z.enum(legalPages).optional(),
  })
  .meta({ id: 'SaveEntry' });

export const orderSchema = z
  .object({ ids: z.array(z.number().int().positive()).max(editingLimits.entriesOfKind) })
  .meta({ id: 'Order' });

export const previewAnswerSchema = z
  .object({
    /** The preview of the whole page; null if it is displayed as part of a page only. */
    html: z.string().nullable(),
    /** The response of its read endpoint. */
    data: z.unknown(),
  })
  .meta({ id: 'Preview' });
export type Preview = Infer<typeof previewAnswerSchema>;

const kindParams = z.object({ kind: z.enum(editedKinds) });
const params = kindParams.extend({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const previewEntrySchema = z
  .object({
    kind: z.enum(editedKinds),
    /** Null for a new entry. */
    id: z.number().int().positive().nullable().default(null),
    slug: z.enum(legalPages).default('privacy-policy'),
    lang: z.enum(langs as ['en', 'ar']),
    body: saveEntrySchema.shape.body,
  })
  .meta({ id: 'AskPreview' });

export const listEntries = endpoint({
  path: '/admin/content',
  access: 'content',
  summary: 'What editors keep besides articles, each kind in its order, without what is in it',
  answer: envelope(z.array(editedSummarySchema)),
  returns: 'The entries',
});

export const readEntry = endpoint({
  path: '/admin/content/{kind}/{id}',
  access: 'content',
  summary: 'An entry: what guests see of it, and what it is to become',
  params: params,
  answer: envelope(editedEntrySchema),
  returns: 'The entry',
});

export const previewEntry = endpoint({
  method: 'post',
  path: '/admin/content/preview',
  access: 'content',
  summary: 'The page as it would be, were this published; nothing is kept of it',
  body: previewEntrySchema,
  answer: envelope(previewAnswerSchema),
  maxBytes: editingLimits.contentBytes,
});

export const createEntry = endpoint({
  method: 'post',
  path: '/admin/content/{kind}',
  access: 'content',
  summary: 'Adds an entry, as a draft or at once for everyone',
  params: kindParams,
  body: saveEntrySchema,
  answer: envelope(editedEntrySchema),
  status: 201,
  maxBytes: editingLimits.contentBytes,
});

export const orderEntries = endpoint({
  method: 'put',
  path: '/admin/content/{kind}/order',
  access: 'content',
  summary: 'Puts all entries of a kind in an order',
  params: kindParams,
  body: orderSchema,
  answer: envelope(orderSchema),
});

export const updateEntry = endpoint({
  method: 'put',
  path: '/admin/content/{kind}/{id}',
  access: 'content',
  summary: 'Changes an entry, as a draft of it or at once for everyone',
  params: params,
  headers: ifMatch(),
  body: saveEntrySchema,
  answer: envelope(editedEntrySchema),
  maxBytes: editingLimits.contentBytes,
});

export const deleteEntry = endpoint({
  method: 'delete',
  path: '/admin/content/{kind}/{id}',
  access: 'content',
  summary: 'Deletes an entry; a legal page is never deleted',
  params: params,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(z.object({ id: z.number().int() })),
});

export const discardEntryDraft = endpoint({
  method: 'post',
  path: '/admin/content/{kind}/{id}/discard',
  access: 'content',
  summary: 'Drops the draft of a published entry',
  params: params,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(editedEntrySchema),
});

export const withdrawEntry = endpoint({
  method: 'post',
  path: '/admin/content/{kind}/{id}/withdraw',
  access: 'content',
  summary: 'Takes an entry from the guests’ sight',
  params: params,
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(editedEntrySchema),
});

export const listEntryVersions = endpoint({
  path: '/admin/content/{kind}/{id}/versions',
  access: 'content',
  ...versionList(params),
});

export const readEntryVersion = endpoint({
  path: '/admin/content/{kind}/{id}/versions/{version}',
  access: 'content',
  ...versionRead(params, entryBodySchema),
});

export const restoreEntryVersion = endpoint({
  method: 'post',
  path: '/admin/content/{kind}/{id}/versions/{version}/restore',
  access: 'content',
  summary: 'Publishes what an entry was in an earlier version, as another edit',
  ...versionRestore(params, editedEntrySchema),
});
