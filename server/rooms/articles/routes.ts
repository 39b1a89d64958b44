import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { articleDetailSchema, articleKinds } from '../../../contract/articles.ts';
import { bothSchema, envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  articleFieldsSchema,
  editedArticleSchema,
  editedListQuerySchema,
  editedListSchema,
} from '../../../contract/managed-articles.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import type { Writer, Writing } from './service.ts';

const base = '/admin/articles';
const kindParams = z.object({ kind: z.enum(articleKinds) });
const params = idParamSchema.extend(kindParams.shape);
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was looked at: 409 where somebody else saved meanwhile'),
});

const read = <P extends z.ZodObject>(path: string, summary: string, of: P, answer: z.ZodType) =>
  createRoute({
    method: 'get',
    path,
    security,
    summary,
    request: { params: of },
    responses: { ...answers(envelope(answer), 'It'), ...membersOnly },
  });

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Stories, news and guides whatever their state, what was changed last first',
  request: { query: editedListQuerySchema },
  responses: { ...answers(editedListSchema, 'A page of them'), ...membersOnly },
});
const categories = read(
  `${base}/{kind}/categories`,
  'The categories of a kind',
  kindParams,
  z.array(bothSchema),
);
const detail = read(`${base}/{kind}/{id}`, 'One of them, as its form begins', params, editedArticleSchema);

/** For editors and admins. */
export function writingRoutes(writing: Writing) {
  const door = adminRouter('articles', 'content');
  const { router, who: editor } = door;
  const by = (context: Context<ApiEnvironment>, actor: Actor): Writer => ({
    ...requestContext(context),
    actor,
  });
  const whole = { body: articleFieldsSchema, maxBytes: limits.article.bytes };

  memberAction(
    router,
    {
      path: `${base}/:kind/preview`,
      params: kindParams,
      summary: 'The page that it would be; nothing is stored',
      ...whole,
      answer: articleDetailSchema,
    },
    (fields, context, actor) => writing.preview(pathOf(kindParams, context).kind, fields, by(context, actor)),
    editor,
  );
  memberAction(
    router,
    {
      path: `${base}/:kind`,
      params: kindParams,
      summary: 'Writes a new one',
      ...whole,
      answer: editedArticleSchema,
      status: 201,
    },
    (fields, context, actor) => writing.create(pathOf(kindParams, context).kind, fields, by(context, actor)),
    editor,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:kind/:id`,
      params,
      headers,
      summary: 'Saves one: its words, where it stands and whether it is shown',
      description: 'Another slug is another address; the old ones lead to it.',
      ...whole,
      answer: editedArticleSchema,
    },
    (fields, context, actor) => {
      const { kind, id } = pathOf(params, context);
      return writing.save(kind, id, context.req.header('if-match'), fields, by(context, actor));
    },
    editor,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/:kind/:id`,
      params,
      headers,
      summary: 'Deletes one for good',
      body: z.object({}),
      answer: doneSchema,
    },
    async (_fields, context, actor) => {
      const { kind, id } = pathOf(params, context);
      await writing.remove(kind, id, context.req.header('if-match'), by(context, actor));
      return { done: true as const };
    },
    editor,
  );
  addVersionCalls(door, {
    path: `${base}/:kind/:id`,
    params,
    body: articleFieldsSchema,
    answer: editedArticleSchema,
    restores:
      'Makes its words and picture what they were; whether it is shown, since when and where stays as it is',
    versions: ({ kind, id }) => writing.versions(kind, id),
    version: ({ kind, id }, version) => writing.version(kind, id, version),
    restore: ({ kind, id }, version, context, actor) =>
      writing.restore(kind, id, { version, seen: context.req.header('if-match') }, by(context, actor)),
  });
  return router
    .openapi(list, async (context) =>
      context.json(await writing.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(categories, async (context) =>
      context.json({ data: await writing.categories(context.req.valid('param').kind) }, 200),
    )
    .openapi(detail, async (context) => {
      const { kind, id } = context.req.valid('param');
      return context.json({ data: await writing.detail(kind, id, requestContext(context)) }, 200);
    });
}
