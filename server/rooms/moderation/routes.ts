import { createRoute, z } from '@hono/zod-openapi';
import { envelope } from '../../../contract/envelope.ts';
import { langs } from '../../../contract/locales.ts';
import { previewAnswerSchema } from '../../../contract/managed-content.ts';
import {
  claimAnswerSchema,
  queueDetailSchema,
  queueQuerySchema,
  queueSchema,
  watchWordsAnswerSchema,
  watchWordsSchema,
} from '../../../contract/moderation.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import { actorOf } from '../../http/session.ts';
import { decidingActions, queuePath, waitingParams } from './deciding-routes.ts';
import type { PostPreview } from './preview.ts';
import type { Moderation } from './service.ts';

const list = createRoute({
  method: 'get',
  path: queuePath,
  security,
  summary: 'What waits for a moderator, new posts and changes, the oldest first',
  request: { query: queueQuerySchema },
  responses: { ...answers(queueSchema, 'A page of the queue, and how much waits'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${queuePath}/{kind}/{id}`,
  security,
  summary: 'One that waits, whole, beside what is published',
  request: { params: waitingParams },
  responses: { ...answers(envelope(queueDetailSchema), 'What waits'), ...membersOnly },
});

const words = createRoute({
  method: 'get',
  path: `${queuePath}/words`,
  security,
  summary: 'The words and phrases that moderators are told of',
  responses: { ...answers(watchWordsAnswerSchema, 'Words, and the version to send back'), ...membersOnly },
});

/** For moderators and admins. */
export function moderationRoutes(moderation: Moderation, preview: PostPreview) {
  const { router, who: moderator } = adminRouter('queue', 'queue');
  decidingActions({ router, moderator, moderation });

  memberAction(
    router,
    {
      path: `${queuePath}/:kind/:id/claim`,
      params: waitingParams,
      summary: 'Says that somebody looks at it; asked again while they do',
      description: 'It is theirs for two minutes. Where somebody else has it, the answer says who.',
      body: z.object({}),
      answer: claimAnswerSchema,
    },
    (_fields, context, { userId }) =>
      moderation.claim(pathOf(waitingParams, context).id, userId, requestContext(context).now),
    moderator,
  );
  memberAction(
    router,
    {
      path: `${queuePath}/:kind/:id/release`,
      params: waitingParams,
      summary: 'Lets go of it',
      body: z.object({}),
      answer: z.object({}),
    },
    async (_fields, context, { userId }) => {
      await moderation.release(pathOf(waitingParams, context).id, userId);
      return {};
    },
    moderator,
  );
  memberAction(
    router,
    {
      path: `${queuePath}/:kind/:id/preview`,
      params: waitingParams,
      summary: 'Shows its page as everybody would see it',
      body: z.object({ lang: z.enum(langs) }),
      answer: previewAnswerSchema,
    },
    ({ lang }, context, { userId }) =>
      preview({ ...pathOf(waitingParams, context), userId }, lang, requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      method: 'put',
      path: `${queuePath}/words`,
      summary: 'Sets the words and phrases that moderators are told of',
      body: watchWordsSchema,
      answer: watchWordsSchema,
    },
    (sent, _context, { userId }) => moderation.watchWords.save(sent, userId),
    moderator,
  );
  return router
    .openapi(list, async (context) =>
      context.json(
        await moderation.queue(context.req.valid('query'), actorOf(context).userId, requestContext(context)),
        200,
      ),
    )
    .openapi(words, async (context) => context.json({ data: await moderation.watchWords.read() }, 200))
    .openapi(detail, async (context) => {
      const { kind, id } = context.req.valid('param');
      const { userId } = actorOf(context);
      return context.json({ data: await moderation.detail(kind, id, userId, requestContext(context)) }, 200);
    });
}
