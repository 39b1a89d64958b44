import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import {
  banSchema,
  changeRoleSchema,
  peopleQuerySchema,
  peopleSchema,
  personDetailSchema,
} from '../../../contract/users.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import { changeRole, signOutEverywhere } from './roles.ts';
import type { People } from './service.ts';

const base = '/admin/users';
const done = { done: true as const };

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'People who have an account, by name, e-mail, phone or id, the newest first',
  request: { query: peopleQuerySchema },
  responses: { ...answers(peopleSchema, 'A page of people'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'One account: facts, posts, and what may be done with it',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(personDetailSchema), 'The account'), ...membersOnly },
});

/** For admins. */
export function peopleRoutes(people: People, now: () => Date) {
  const { router, who } = adminRouter('users', 'users');
  const idOf = (context: Context) => pathOf(idParamSchema, context).id;
  const within = people.db.transaction.bind(people.db);

  memberAction(
    router,
    {
      method: 'put',
      path: `${base}/:id/role`,
      params: idParamSchema,
      summary: 'Gives somebody another role and signs them out everywhere',
      description: 'Nobody changes their own, and the last admin stays one.',
      body: changeRoleSchema,
      answer: doneSchema,
    },
    async (wish, context, actor) => {
      const userId = idOf(context);
      await within().execute((tx) => changeRole(tx, { userId, ...wish }, actor, now()));
      return done;
    },
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:id/ban`,
      params: idParamSchema,
      summary: 'Bans somebody: sessions end, what waits is rejected, what is published is hidden or deleted',
      body: banSchema,
      answer: doneSchema,
    },
    async ({ posts, reason }, context, actor) => {
      const userId = idOf(context);
      await within().execute((tx) => people.ban(tx, { userId, posts, reason }, actor, now()));
      return done;
    },
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:id/unban`,
      params: idParamSchema,
      summary: 'Lets somebody in again; what was hidden is shown again',
      body: z.object({}),
      answer: doneSchema,
    },
    async (_fields, context, actor) => {
      await within().execute((tx) => people.unban(tx, idOf(context), actor, now()));
      return done;
    },
    who,
  );
  memberAction(
    router,
    {
      path: `${base}/:id/sign-out`,
      params: idParamSchema,
      summary: 'Ends all sessions of somebody',
      body: z.object({}),
      answer: doneSchema,
    },
    async (_fields, context, actor) => {
      await within().execute((tx) => signOutEverywhere(tx, idOf(context), actor));
      return done;
    },
    who,
  );
  return router
    .openapi(list, async (context) => context.json(await people.find(context.req.valid('query')), 200))
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await people.one(id, who(context), requestContext(context)) }, 200);
    });
}
