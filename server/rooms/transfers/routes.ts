import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { envelope, pageQuerySchema } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import {
  exportQuerySchema,
  mappingChoiceSchema,
  previewSchema,
  problemListSchema,
  transferDetailSchema,
  transferListSchema,
  transferQuerySchema,
  transferSchema,
  undoPlanSchema,
  uploadQuerySchema,
} from '../../../contract/transfers.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { checked } from '../../http/body.ts';
import type { Transfers } from './service.ts';

const base = '/admin/transfer';
const params = idParamSchema;
const nothing = z.object({});
const csv = { 'application/octet-stream': { schema: z.string() } };

/** A file for whoever asks. It is not compressed nor named by its content: either would need all of it in memory. */
const fileHeaders = (name: string) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'private, no-store',
  etag: `W/"${randomUUID()}"`,
});

const list = createRoute({
  method: 'get',
  path: `${base}/imports`,
  security,
  summary: 'What was imported in the browser, the newest first',
  request: { query: transferQuerySchema },
  responses: { ...answers(transferListSchema, 'A page of the history'), ...membersOnly },
});
const problems = createRoute({
  method: 'get',
  path: `${base}/imports/{id}/problems`,
  security,
  summary: 'What is wrong with the rows, in their order',
  request: { params, query: pageQuerySchema },
  responses: { ...answers(problemListSchema, 'A page of them'), ...membersOnly },
});
const one = (path: string, summary: string, schema: z.ZodType) =>
  createRoute({
    method: 'get',
    path: `${base}/imports/{id}${path}`,
    security,
    summary,
    request: { params },
    responses: { ...answers(envelope(schema), summary), ...membersOnly },
  });
const detail = one('', 'An import, what is in its file and how that could be read', transferDetailSchema);
const preview = one('/preview', 'The first rows, as they will be read', previewSchema);
const plan = one('/undo', 'What undoing would do', undoPlanSchema);
const file = (path: string, summary: string, request: object) =>
  createRoute({
    method: 'get',
    path: `${base}${path}`,
    security,
    summary,
    request,
    responses: { 200: { description: 'The file, CSV in UTF-8', content: csv }, ...membersOnly },
  });
const badRows = file('/imports/{id}/bad-rows', 'The rows that are refused, with the reasons', { params });
const exported = file('/export', 'Listings of a kind and status as a file', { query: exportQuerySchema });

/** For those who may move many listings at once: admins. */
export function transferRoutes(transfers: Transfers) {
  const { router, who } = adminRouter('transfer', 'transfer');
  const idOf = (context: Parameters<typeof pathOf>[1]) => pathOf(params, context).id;

  router.openAPIRegistry.registerPath({
    method: 'post',
    path: `${base}/imports`,
    security,
    summary: 'Takes a CSV file in, as it is: nothing is read but its head',
    request: { query: uploadQuerySchema, body: { content: { 'text/csv': { schema: z.string() } } } },
    responses: {
      ...answers(envelope(transferSchema), ''),
      201: {
        description: 'It is here',
        content: { 'application/json': { schema: envelope(transferSchema) } },
      },
      413: { description: 'Larger than we take' },
      ...membersOnly,
    },
  });
  router.post(`${base}/imports`, async (context) => {
    const actor = who(context);
    const lang = context.get('lang');
    const wish = checked(uploadQuerySchema, context.req.query(), lang);
    const { body } = context.req.raw;
    if (!body) throw new AppError('bad_request');
    const data = await transfers.upload(wish, body, actor, lang);
    return context.json({ data }, 201, { 'cache-control': 'private, no-store' });
  });

  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/imports/:id/mapping`,
      params,
      summary: 'Says how the file is to be read',
      body: mappingChoiceSchema,
      answer: transferDetailSchema,
    },
    (wish, context, actor) => transfers.choose(idOf(context), wish, actor, context.get('lang')),
    who,
  );
  const deeds = [
    ['check', 'Has every row checked; nothing is written'],
    ['start', 'Imports what was checked'],
    ['cancel', 'Ends what is under way; what is written stays'],
    ['undo', 'Takes back what the import changed, where nobody has edited it since'],
  ] as const;
  for (const [deed, summary] of deeds) {
    memberAction(
      router,
      { path: `${base}/imports/:id/${deed}`, params, summary, body: nothing, answer: transferSchema },
      (_nothing, context, actor) => transfers[deed](idOf(context), actor, context.get('lang')),
      who,
    );
  }
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/imports/:id`,
      params,
      summary: 'Removes a file that was never imported',
      body: nothing,
      answer: nothing,
    },
    async (_nothing, context, actor) => {
      await transfers.remove(idOf(context), actor);
      return {};
    },
    who,
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: `${base}/mappings/:id`,
      params,
      summary: 'Forgets a mapping of the team’s',
      body: nothing,
      answer: nothing,
    },
    async (_nothing, context, actor) => {
      await transfers.forgetMapping(idOf(context), actor);
      return {};
    },
    who,
  );

  return router
    .openapi(list, async (context) =>
      context.json(await transfers.list(context.req.valid('query'), context.get('lang')), 200),
    )
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await transfers.detail(id, context.get('lang')) }, 200);
    })
    .openapi(preview, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await transfers.preview(id, context.get('lang')) }, 200);
    })
    .openapi(plan, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await transfers.undoPlan(id, context.get('lang')) }, 200);
    })
    .openapi(problems, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await transfers.problems(id, context.req.valid('query'), context.get('lang')), 200);
    })
    .openapi(badRows, async (context) => {
      const { id } = pathOf(params, context);
      const pieces = await transfers.badRows(id, context.get('lang'));
      const stream = Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;
      return context.body(stream, 200, fileHeaders(`bad-rows-${id}`));
    })
    .openapi(exported, async (context) => {
      const { kind, status } = checked(exportQuerySchema, context.req.query(), context.get('lang'));
      const stream = await transfers.exported(kind, status, who(context).userId);
      return context.body(stream, 200, fileHeaders(`${kind}-${status}`));
    });
}
