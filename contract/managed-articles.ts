import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { articleDetailSchema, articleKinds } from './articles.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { bothSchema, envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* Editing the blog, the news and the guide. */

export const writtenStatuses = ['draft', 'published', 'archived'] as const;
export type WrittenStatus = (typeof writtenStatuses)[number];

/** The status of an article for editors: a published one with a future date is scheduled. */
export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof articleStates)[number];

const text = (max: number) =>
  z.string({ error: 'field.missing' }).overwrite(line).max(max, { error: 'field.too_big' }).default('');
/** In both languages; empty if not written. */
const both = (max: number) => z.object({ en: text(max), ar: text(max) });
const html = z.string().max(limits.article.body, { error: 'field.too_big' }).default('');

/** The editable fields of an article. */
export const articleFieldsSchema = z
  .object({
    title: both(limits.title.max),
    summary: both(limits.article.summary),
    /** HTML, sanitized when it is stored. */
    body: z.object({ en: html, ar: html }),
    category: both(limits.article.name),
    author: both(limits.article.name),
    /** The readable end of its address; derived from the title if empty. */
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .max(limits.article.slug, { error: 'field.too_big' })
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: 'field.slug' })
      .default(''),
    picture: z
      .object({
        id: z.number().int().positive(),
        /** Its public address: response only. */
        url: z.string().max(200).optional(),
        /** Decorative: it requires no description. */
        decorative: z.boolean(),
        alt: both(limits.pictureAlt),
      })
      .nullable()
      .default(null),
    /** The position in the guide. */
    position: z
      .number({ error: 'field.whole_number' })
      .int({ error: 'field.whole_number' })
      .min(0, { error: 'field.too_small' })
      .max(limits.article.position, { error: 'field.too_big' })
      .default(0),
    status: z.enum(writtenStatuses, { error: 'field.choice' }),
    /** The publication date, once it is published; null: immediately. */
    publishedAt: z.iso.datetime({ offset: true, error: 'field.date' }).nullable().default(null),
  })
  .meta({ id: 'ArticleFields' });
export type ArticleFields = Infer<typeof articleFieldsSchema>;

export const editedListQuerySchema = pageQuerySchema.extend({
  kind: z.enum(articleKinds).optional(),
  state: z.enum(articleStates).optional(),
  missing: z.enum(langs).optional().describe('Only those that are not whole in this language'),
  q: z.string().max(limits.query.max).optional().describe('Words of a title'),
});
export type EditedListQuery = Infer<typeof editedListQuerySchema>;

const titles = z.object({ en: z.string(), ar: z.string() });

export const editedItemSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(articleKinds),
    slug: z.string(),
    title: titles,
    state: z.enum(articleStates),
    /** Languages in which it is incomplete. */
    missing: z.array(z.enum(langs)),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
    photo: pictureSchema.nullable(),
  })
  .meta({ id: 'EditedArticle' });
export type EditedItem = Infer<typeof editedItemSchema>;

export const editedListSchema = z
  .object({ data: z.array(editedItemSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'EditedArticles' });

/** An article as its form loads it. */
export const editedArticleSchema = z
  .object({
    ...editedItemSchema.shape,
    fields: articleFieldsSchema,
    /** The ETag. Sent back as `If-Match`, it prevents lost updates between editors. */
    version: z.string(),
    /** Slugs of earlier addresses, which redirect here. */
    formerSlugs: z.array(z.string()),
    /** Names of existing categories of its type. */
    categories: z.array(titles),
  })
  .meta({ id: 'EditedArticleDetail' });
export type EditedArticle = Infer<typeof editedArticleSchema>;

const kindParams = z.object({ kind: z.enum(articleKinds) });
const params = idParamSchema.extend(kindParams.shape);
const versionHeader = ifMatch('The `version` that was looked at: 409 where somebody else saved meanwhile');

export const listManagedArticles = endpoint({
  path: '/admin/articles',
  access: 'content',
  summary: 'Stories, news and guides whatever their state, what was changed last first',
  query: editedListQuerySchema,
  answer: editedListSchema,
  returns: 'A page of them',
});

export const listArticleCategories = endpoint({
  path: '/admin/articles/{kind}/categories',
  access: 'content',
  summary: 'The categories of a kind',
  params: kindParams,
  answer: envelope(z.array(bothSchema)),
  returns: 'It',
});

export const readManagedArticle = endpoint({
  path: '/admin/articles/{kind}/{id}',
  access: 'content',
  summary: 'One of them, as its form begins',
  params: params,
  answer: envelope(editedArticleSchema),
  returns: 'It',
});

export const previewArticle = endpoint({
  method: 'post',
  path: '/admin/articles/{kind}/preview',
  access: 'content',
  summary: 'The page that it would be; nothing is stored',
  params: kindParams,
  body: articleFieldsSchema,
  maxBytes: limits.article.bytes,
  answer: envelope(articleDetailSchema),
});

export const createArticle = endpoint({
  method: 'post',
  path: '/admin/articles/{kind}',
  access: 'content',
  summary: 'Writes a new one',
  params: kindParams,
  body: articleFieldsSchema,
  maxBytes: limits.article.bytes,
  answer: envelope(editedArticleSchema),
  status: 201,
});

export const updateArticle = endpoint({
  method: 'put',
  path: '/admin/articles/{kind}/{id}',
  access: 'content',
  summary: 'Saves one: its words, where it stands and whether it is shown',
  description: 'Another slug is another address; the old ones lead to it.',
  params: params,
  headers: versionHeader,
  body: articleFieldsSchema,
  maxBytes: limits.article.bytes,
  answer: envelope(editedArticleSchema),
});

export const deleteArticle = endpoint({
  method: 'delete',
  path: '/admin/articles/{kind}/{id}',
  access: 'content',
  summary: 'Deletes one for good',
  params: params,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(doneSchema),
});

export const listArticleVersions = endpoint({
  path: '/admin/articles/{kind}/{id}/versions',
  access: 'content',
  ...versionList(params),
});

export const readArticleVersion = endpoint({
  path: '/admin/articles/{kind}/{id}/versions/{version}',
  access: 'content',
  ...versionRead(params, articleFieldsSchema),
});

export const restoreArticleVersion = endpoint({
  method: 'post',
  path: '/admin/articles/{kind}/{id}/versions/{version}/restore',
  access: 'content',
  summary:
    'Makes its words and picture what they were; whether it is shown, since when and where stays as it is',
  ...versionRestore(params, editedArticleSchema),
});
