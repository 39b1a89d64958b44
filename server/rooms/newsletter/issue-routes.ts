import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { envelope, pageQuerySchema } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  issueFieldsSchema,
  issueSchema,
  issuesSchema,
  previewFieldsSchema,
  previewSchema,
  testSentSchema,
} from '../../../contract/newsletter.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import type { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { addVersionCalls } from '../../http/version-routes.ts';
import type { Newsletter } from './service.ts';

const base = '/admin/newsletter/issues';
const params = idParamSchema;
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was looked at: 409 where it is another by now'),
});

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'The issues of the newsletter, the newest first',
  request: { query: pageQuerySchema },
  responses: { ...answers(issuesSchema, 'A page of issues, and how far each is'), ...membersOnly },
});
const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'One issue in both languages, and how far it is',
  request: { params },
  responses: { ...answers(envelope(issueSchema), 'The issue'), ...membersOnly },
});

/** Writing and sending, for editors and admins. */
export function issueRoutes(
  newsletter: Newsletter,
  door: ReturnType<typeof adminRouter>,
): ReturnType<typeof adminRouter>['router'] {
  const { router, who } = door;
  const idOf = (context: Context<ApiEnvironment>) => pathOf(params, context).id;
  const wishOf = (context: Context<ApiEnvironment>, { userId }: Actor) => ({
    id: idOf(context),
    actorId: userId,
    version: context.req.header('if-match'),
  });
  const nothing = z.object({});
  const maxBytes = limits.newsletter.bytes;

  memberAction(
    router,
    {
      path: base,
      summary: 'Begins an issue; a draft may lack anything',
      ...{ body: issueFieldsSchema, answer: issueSchema, status: 201, maxBytes },
    },
    (fields, context, { userId }) => newsletter.create(fields, userId, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/preview`,
      summary: 'One language of what is written, as it would arrive; nothing is kept or sent',
      ...{ body: previewFieldsSchema, answer: previewSchema, maxBytes },
    },
    ({ lang, subject, body }) => newsletter.preview(lang, subject, body),
    who,
  );
  memberAction(
    router,
    {
      ...{ method: 'put', path: `${base}/:id`, params, headers },
      summary: 'Saves a draft',
      ...{ body: issueFieldsSchema, answer: issueSchema, maxBytes },
    },
    (fields, context, actor) => newsletter.save(wishOf(context, actor), fields, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      ...{ method: 'delete', path: `${base}/:id`, params, headers },
      summary: 'Deletes a draft',
      ...{ body: nothing, answer: doneSchema },
    },
    async (_fields, context, actor) => {
      await newsletter.remove(wishOf(context, actor));
      return { done: true as const };
    },
    who,
  );
  memberAction(
    router,
    {
      ...{ path: `${base}/:id/test`, params },
      summary: 'Sends the saved issue to the address of whoever asks, each of its languages',
      ...{ body: nothing, answer: testSentSchema },
    },
    (_fields, context, { userId }) => newsletter.test(idOf(context), userId, context.get('lang')),
    who,
  );
  memberAction(
    router,
    {
      ...{ path: `${base}/:id/send`, params, headers },
      summary: 'Lets an issue go out to everybody who is confirmed in its languages',
      ...{ body: nothing, answer: issueSchema },
    },
    (_fields, context, actor) => newsletter.start(wishOf(context, actor), context.get('lang')),
    who,
  );
  const turns = {
    pause: 'Stops an issue that goes out, until it is resumed; who is being written to still gets it',
    resume: 'Lets a paused issue go on',
    cancel: 'Ends an issue for good: who has not got it does not get it',
  } as const;
  for (const how of ['pause', 'resume', 'cancel'] as const)
    memberAction(
      router,
      {
        ...{ path: `${base}/:id/${how}`, params },
        ...{ summary: turns[how], body: nothing, answer: issueSchema },
      },
      (_fields, context, { userId }) => newsletter.turn(idOf(context), how, userId),
      who,
    );
  addVersionCalls(door, {
    path: `${base}/:id`,
    params,
    body: issueFieldsSchema,
    answer: issueSchema,
    restores: 'Makes a draft what it was in a version; what went out can only be looked at',
    versions: ({ id }) => newsletter.versions(id),
    version: ({ id }, version) => newsletter.version(id, version),
    restore: (_of, version, context, actor) =>
      newsletter.restore(wishOf(context, actor), version, context.get('lang')),
  });
  return router
    .openapi(list, async (context) => {
      const { after, limit } = context.req.valid('query');
      return context.json(await newsletter.issues(after, limit), 200);
    })
    .openapi(detail, async (context) =>
      context.json({ data: await newsletter.issue(context.req.valid('param').id) }, 200),
    );
}
