import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  answerMessageSchema,
  messageDetailSchema,
  messagesQuerySchema,
  messagesSchema,
} from '../../../contract/contact.ts';
import { envelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { MessageDesk } from './inbox.ts';

const base = '/admin/messages';

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'What visitors wrote, by status, name, e-mail or phone',
  request: { query: messagesQuerySchema },
  responses: { ...answers(messagesSchema, 'A page of messages'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'One message with what was answered',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(messageDetailSchema), 'The message'), ...membersOnly },
});

/** For moderators and admins. */
export function messageRoutes(desk: MessageDesk) {
  const { router, who } = adminRouter('messages', 'messages');
  const idOf = (context: Context) => pathOf(idParamSchema, context).id;

  memberAction(
    router,
    {
      path: `${base}/:id/answer`,
      params: idParamSchema,
      summary: 'Mails an answer in the language of the message, and keeps it',
      body: answerMessageSchema,
      answer: messageDetailSchema,
    },
    async (answer, context, actor) => {
      await desk.answer(idOf(context), answer, actor);
      return desk.one(idOf(context), actor);
    },
    who,
  );
  for (const [verb, summary] of [
    ['close', 'Puts a message away'],
    ['reopen', 'Makes a closed message what it was'],
  ] as const)
    memberAction(
      router,
      {
        path: `${base}/:id/${verb}`,
        params: idParamSchema,
        summary,
        body: z.object({}),
        answer: messageDetailSchema,
      },
      async (_fields, context, actor) => {
        await desk[verb](idOf(context), actor);
        return desk.one(idOf(context), actor);
      },
      who,
    );
  return router
    .openapi(list, async (context) => context.json(await desk.list(context.req.valid('query')), 200))
    .openapi(detail, async (context) =>
      context.json({ data: await desk.one(context.req.valid('param').id, who(context)) }, 200),
    );
}
