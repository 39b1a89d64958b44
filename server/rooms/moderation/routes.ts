import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import {
  decidedSchema,
  queueDetailSchema,
  queueQuerySchema,
  queueSchema,
  rejectSchema,
} from '../../../contract/moderation.ts';
import { ownPostKinds } from '../../../contract/own-posts.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { askedBy } from '../../http/asked.ts';
import type { Moderation, Wish } from './service.ts';

const base = '/admin/queue';
const params = idParamSchema.extend({ kind: z.enum(ownPostKinds) });
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was looked at: 409 where its poster changed it meanwhile'),
});

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'What waits for a moderator, new posts and changes, the oldest first',
  request: { query: queueQuerySchema },
  responses: { ...answers(queueSchema, 'A page of the queue, and how much waits'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${base}/{kind}/{id}`,
  security,
  summary: 'One that waits, whole, beside what is published',
  request: { params },
  responses: { ...answers(envelope(queueDetailSchema), 'What waits'), ...membersOnly },
});

/** For moderators and admins. */
export function moderationRoutes(moderation: Moderation, now: () => Date) {
  const { router, who: moderator } = adminRouter('queue', 'queue');

  function wishOf(context: Context<ApiEnvironment>, actor: Actor): Wish {
    return { ...pathOf(params, context), actor, version: context.req.header('if-match') };
  }

  memberAction(
    router,
    {
      path: `${base}/:kind/:id/approve`,
      params,
      headers,
      summary: 'Publishes what waits',
      description:
        'A change is checked by the rules once more before it takes the place of what was published.',
      body: z.object({}),
      answer: decidedSchema,
    },
    async (_fields, context, actor) => {
      const wish = wishOf(context, actor);
      await moderation.approve(wish, askedBy(context, now));
      return { kind: wish.kind, id: wish.id, status: 'published' as const };
    },
    moderator,
  );
  memberAction(
    router,
    {
      path: `${base}/:kind/:id/reject`,
      params,
      headers,
      summary: 'Refuses what waits, for a reason that the poster reads',
      description: 'Where it is a change, what was published before it stays.',
      body: rejectSchema,
      answer: decidedSchema,
    },
    async ({ reason }, context, actor) => {
      const wish = wishOf(context, actor);
      await moderation.reject(wish, reason, askedBy(context, now));
      return { kind: wish.kind, id: wish.id, status: 'rejected' as const };
    },
    moderator,
  );
  return router
    .openapi(list, async (context) =>
      context.json(await moderation.queue(context.req.valid('query'), askedBy(context, now)), 200),
    )
    .openapi(detail, async (context) => {
      const { kind, id } = context.req.valid('param');
      return context.json({ data: await moderation.detail(kind, id, askedBy(context, now)) }, 200);
    });
}
