import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { favoriteAnswerSchema, favoriteQuerySchema, favoriteSchema } from '../../../contract/favorites.ts';
import { answers, apiRouter, bearerSecurity, membersOnly } from '../../http/api.ts';
import { checked, sentFields, smallBody } from '../../http/body.ts';
import { requestContext } from '../../http/request-context.ts';
import { actorOf } from '../../http/session.ts';
import type { Saved } from './service.ts';

const path = '/profile/favorite';
const security = bearerSecurity;

const read = createRoute({
  method: 'get',
  path,
  security,
  summary: 'What somebody saved: the ids of everything, or with `kind` a page of that kind, newest first',
  request: { query: favoriteQuerySchema },
  responses: { ...answers(favoriteAnswerSchema, 'Ids by kind, or cards'), ...membersOnly },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{kind}/{id}`,
  security,
  summary: 'Saves something no longer; a second time is no error',
  request: { params: favoriteSchema },
  responses: { ...answers(envelope(doneSchema), 'It is not saved'), ...membersOnly },
});

const done = { data: { done: true as const } };

export function savedRoutes(saved: Saved, now: () => Date) {
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    security,
    summary: 'Saves something; a second time is no error',
    request: { body: { content: { 'application/json': { schema: favoriteSchema } } } },
    responses: { ...answers(envelope(doneSchema), 'It is saved'), ...membersOnly },
  });
  router.post(path, smallBody, async (context) => {
    const { userId } = actorOf(context);
    const { fields } = await sentFields(context);
    await saved.save(userId, checked(favoriteSchema, fields, context.get('lang')), now());
    return context.json(done, 200);
  });
  return router
    .openapi(read, async (context) => {
      const { userId } = actorOf(context);
      const { kind, after, limit } = context.req.valid('query');
      if (!kind) return context.json({ data: await saved.ids(userId) }, 200);
      return context.json(await saved.list(userId, { kind, after, limit }, requestContext(context)), 200);
    })
    .openapi(remove, async (context) => {
      const { userId } = actorOf(context);
      await saved.forget(userId, context.req.valid('param'));
      return context.json(done, 200);
    });
}
