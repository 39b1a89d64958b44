import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import {
  advertisementDetailSchema,
  advertisementFieldsSchema,
  advertisementListSchema,
  advertisementQuerySchema,
} from '../../../contract/advertisements.ts';
import { envelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Advertisements, AdvertisementTally, Editor } from './service.ts';

const meeting = (what: string, summary: string) =>
  createRoute({
    method: 'post',
    path: `/advertisements/{id}/${what}`,
    summary,
    description: 'Sent by the page. Whether it counts, nobody learns.',
    request: { params: idParamSchema },
    responses: answers(envelope(doneSchema), 'Taken'),
  });

/** What pages tell of advertisements, so that editors see how often they were met. */
export function advertisementTallyRoutes(tally: AdvertisementTally) {
  const router = apiRouter();
  const ways = [
    ['views', meeting('seen', 'An advertisement was in view')],
    ['clicks', meeting('followed', 'An advertisement was followed')],
  ] as const;
  for (const [what, route] of ways)
    router.openapi(route, async (context) => {
      await tally(what, context.req.valid('param').id, visitorOf(context));
      return context.json({ data: { done: true as const } }, 200, { 'cache-control': 'no-store' });
    });
  return router;
}

const base = '/admin/advertisements';
const params = idParamSchema;
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was looked at: 409 where somebody else saved meanwhile'),
});

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Advertisements with their numbers, what begins last first',
  request: { query: advertisementQuerySchema },
  responses: { ...answers(advertisementListSchema, 'A page of them'), ...membersOnly },
});
const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'An advertisement as its form begins, and how often it was met each day',
  request: { params },
  responses: { ...answers(envelope(advertisementDetailSchema), 'It'), ...membersOnly },
});

/** For editors and admins. */
export function advertisementRoutes(advertisements: Advertisements) {
  const door = adminRouter('advertisements', 'content');
  const { router, who: editor } = door;
  const by = (context: Context<ApiEnvironment>, actor: Actor): Editor => ({
    ...requestContext(context),
    actor,
  });
  const whole = { body: advertisementFieldsSchema, answer: advertisementDetailSchema };
  memberAction(
    router,
    { path: base, summary: 'Adds an advertisement', ...whole, status: 201 },
    (fields, context, actor) => advertisements.create(fields, by(context, actor)),
    editor,
  );
  memberAction(
    router,
    { method: 'put', path: `${base}/:id`, params, headers, summary: 'Saves an advertisement', ...whole },
    (fields, context, actor) =>
      advertisements.save(
        pathOf(params, context).id,
        context.req.header('if-match'),
        fields,
        by(context, actor),
      ),
    editor,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/:id`,
      params,
      summary: 'Deletes an advertisement with its numbers',
      body: z.object({}),
      answer: doneSchema,
    },
    async (_fields, context, actor) => {
      await advertisements.remove(pathOf(params, context).id, by(context, actor));
      return { done: true as const };
    },
    editor,
  );
  addVersionCalls(door, {
    path: `${base}/:id`,
    params,
    body: advertisementFieldsSchema,
    answer: advertisementDetailSchema,
    restores: 'Makes an advertisement what it was in a version; whether it is shown stays as it is',
    versions: ({ id }) => advertisements.versions(id),
    version: ({ id }, version) => advertisements.version(id, version),
    restore: ({ id }, version, context, actor) =>
      advertisements.restore(id, { version, seen: context.req.header('if-match') }, by(context, actor)),
  });
  return router
    .openapi(list, async (context) =>
      context.json(await advertisements.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await advertisements.detail(id, requestContext(context)) }, 200);
    });
}
