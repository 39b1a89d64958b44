import { createRoute } from '@hono/zod-openapi';
import {
  type ArticleKind,
  articleCardSchema,
  articleDetailSchema,
  articleQuerySchema,
} from '../../../contract/articles.ts';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Articles } from './service.ts';

const places: { kind: ArticleKind; list: string; one: string; summary: string }[] = [
  { kind: 'blog', list: '/blogs/web', one: '/blogs/{id}', summary: 'The blog, the newest first' },
  { kind: 'news', list: '/news', one: '/news/{id}', summary: 'The news, the newest first' },
  {
    kind: 'guide',
    list: '/user-guide',
    one: '/user-guide/{id}',
    summary: 'The user guide in the order of its editors',
  },
];

const listOf = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { query: articleQuerySchema },
    responses: answers(listEnvelope(articleCardSchema), 'A page of articles'),
  });

const detailOf = (path: string) =>
  createRoute({
    method: 'get',
    path,
    summary: 'One article, its table of contents and what is beside it',
    request: { params: idParamSchema },
    responses: { ...answers(envelope(articleDetailSchema), 'The article'), ...gone },
  });

export function articleRoutes(articles: Articles) {
  const router = apiRouter();
  for (const { kind, list, one, summary } of places) {
    router.openapi(listOf(list, summary), async (context) =>
      context.json(await articles.list(kind, context.req.valid('query'), requestContext(context)), 200),
    );
    router.openapi(detailOf(one), async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await articles.detail(kind, id, requestContext(context)) }, 200);
    });
  }
  return router;
}
