import { createRoute, z } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import {
  savedSearchChangeSchema,
  savedSearchInputSchema,
  savedSearchSchema,
  savedSearchTokenSchema,
} from '../../../contract/saved-searches.ts';
import { answers, apiRouter, bearerSecurity, membersOnly } from '../../http/api.ts';
import { bodyContent, checked, sentFields, smallBody } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { actorOf } from '../../http/session.ts';
import type { SavedSearches } from './service.ts';

const path = '/profile/searches';
const security = bearerSecurity;
const done = { data: { done: true as const } };
const noStore = { 'cache-control': 'private, no-store' };

const list = createRoute({
  method: 'get',
  path,
  security,
  summary: 'The searches that somebody wants to hear of, the newest first',
  responses: { ...answers(envelope(z.array(savedSearchSchema)), 'Their searches'), ...membersOnly },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  security,
  summary: 'Forgets a search; a second time is no error',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(doneSchema), 'It is forgotten'), ...membersOnly },
});

export function savedSearchRoutes(searches: SavedSearches) {
  const router = apiRouter();
  const { registerPath } = router.openAPIRegistry;
  const register: typeof registerPath = (route) => registerPath.call(router.openAPIRegistry, route);
  register({
    method: 'post',
    path,
    security,
    summary: 'Saves a search: a mail tells of what is new, once a day at most; a second time is no error',
    request: { body: { content: { 'application/json': { schema: savedSearchInputSchema } } } },
    responses: { ...answers(envelope(doneSchema), 'It is saved'), ...membersOnly },
  });
  router.post(path, smallBody, async (context) => {
    const { userId } = actorOf(context);
    const lang = context.get('lang');
    const { fields } = await sentFields(context);
    await searches.save(userId, checked(savedSearchInputSchema, fields, lang), lang);
    return context.json(done, 200, noStore);
  });
  register({
    method: 'put',
    path: `${path}/{id}`,
    security,
    summary: 'Pauses the mails of a search, or has them sent again',
    request: {
      params: idParamSchema,
      body: { content: { 'application/json': { schema: savedSearchChangeSchema } } },
    },
    responses: { ...answers(envelope(doneSchema), 'It is so'), ...membersOnly },
  });
  router.put(`${path}/:id`, smallBody, async (context) => {
    const { userId } = actorOf(context);
    const lang = context.get('lang');
    const { id } = checked(idParamSchema, { id: context.req.param('id') }, lang);
    const { paused } = checked(savedSearchChangeSchema, (await sentFields(context)).fields, lang);
    await searches.pause(userId, id, paused);
    return context.json(done, 200, noStore);
  });
  register({
    method: 'post',
    path: '/saved-searches/stop',
    summary: 'Ends the mails by the token of one, in the body or, for one-click leaving, in the address',
    request: { body: { content: bodyContent(savedSearchTokenSchema) } },
    responses: answers(envelope(doneSchema), 'Done, also when it was so before'),
  });
  router.post('/saved-searches/stop', smallBody, async (context) => {
    const lang = context.get('lang');
    const inAddress = context.req.query('token');
    const fields = inAddress === undefined ? (await sentFields(context)).fields : { token: inAddress };
    const { token } = checked(savedSearchTokenSchema, fields, lang);
    if (!(await searches.stop(token)))
      throw new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });
    return context.json(done, 200, noStore);
  });
  // A person who opens the address that is meant for mail programs: opening alone never ends anything.
  router.get('/saved-searches/stop', async (context) => {
    const lang = context.get('lang');
    const { token } = checked(savedSearchTokenSchema, { token: context.req.query('token') }, lang);
    return context.redirect(`/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}#stop=${token}`, 303);
  });
  return router
    .openapi(list, async (context) =>
      context.json({ data: await searches.list(actorOf(context).userId) }, 200, noStore),
    )
    .openapi(remove, async (context) => {
      await searches.forget(actorOf(context).userId, context.req.valid('param').id);
      return context.json(done, 200, noStore);
    });
}
