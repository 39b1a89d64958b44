import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, listEnvelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';

/** Long texts by editors: blog, news and the user guide. */
export const articleKinds = ['blog', 'news', 'guide'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleQuerySchema = pageQuerySchema.extend({
  category: z.string().max(100).optional().describe('A value of the facet `category`'),
  q: z.string().max(limits.query.max).optional(),
});
export type ArticleQuery = Infer<typeof articleQuerySchema>;

/** `lang` is the language of the title. */
export const articleCardSchema = z
  .object({
    id: z.number().int(),
    /** The page that contains it. */
    kind: z.enum(articleKinds),
    slug: z.string(),
    title: z.string(),
    lang: z.enum(langs),
    summary: z.string(),
    category: z.string(),
    /** The value of the `category` filter; empty if there is none. */
    categorySlug: z.string(),
    author: z.string().nullable(),
    picture: z.string().nullable(),
    photo: pictureSchema.nullable(),
    minutes: z.number().int(),
    /** The number of steps of a guide. */
    steps: z.number().int().nullable(),
    publishedAt: z.string(),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = Infer<typeof articleCardSchema>;

/** The heading with `id` is in the body, at level 2 or 3. */
export const headingSchema = z
  .object({ id: z.string(), text: z.string(), level: z.number().int() })
  .meta({ id: 'Heading' });
export type Heading = Infer<typeof headingSchema>;

const neighbourSchema = z.object({ id: z.number().int(), slug: z.string(), title: z.string() }).nullable();

export const articleDetailSchema = z
  .object({
    ...articleCardSchema.shape,
    /** Sanitized HTML; its h2 and h3 have the ids of `contents`. */
    body: z.string(),
    bodyLang: z.enum(langs),
    contents: z.array(headingSchema),
    updatedAt: z.string(),
    related: z.array(articleCardSchema),
    /** The one published before, or the preceding one in the guide. */
    previous: neighbourSchema,
    next: neighbourSchema,
  })
  .meta({ id: 'ArticleDetail' });
export type ArticleDetail = Infer<typeof articleDetailSchema>;

export const listBlogArticles = endpoint({
  path: '/blogs/web',
  summary: 'The blog, the newest first',
  query: articleQuerySchema,
  answer: listEnvelope(articleCardSchema),
  returns: 'A page of articles',
});

export const readBlogArticle = endpoint({
  path: '/blogs/{id}',
  summary: 'One article, its table of contents and what is beside it',
  params: idParamSchema,
  answer: envelope(articleDetailSchema),
  returns: 'The article',
  failures: [410],
});

export const listNewsArticles = endpoint({
  path: '/news',
  summary: 'The news, the newest first',
  query: articleQuerySchema,
  answer: listEnvelope(articleCardSchema),
  returns: 'A page of articles',
});

export const readNewsArticle = endpoint({
  path: '/news/{id}',
  summary: 'One article, its table of contents and what is beside it',
  params: idParamSchema,
  answer: envelope(articleDetailSchema),
  returns: 'The article',
  failures: [410],
});

export const listGuides = endpoint({
  path: '/user-guide',
  summary: 'The user guide in the order of its editors',
  query: articleQuerySchema,
  answer: listEnvelope(articleCardSchema),
  returns: 'A page of articles',
});

export const readGuide = endpoint({
  path: '/user-guide/{id}',
  summary: 'One article, its table of contents and what is beside it',
  params: idParamSchema,
  answer: envelope(articleDetailSchema),
  returns: 'The article',
  failures: [410],
});
