import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  bannedSchema,
  decidedManySchema,
  decidedSchema,
  decideManySchema,
  rejectSchema,
  undoneSchema,
} from '../../../contract/moderation.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Moderation, Wish } from './service.ts';

export const queuePath = '/admin/queue';
export const waitingParams = idParamSchema.extend({ kind: z.enum(ownPostKinds) });
const headers = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was looked at: 409 where its poster changed it meanwhile'),
});

interface Needs {
  router: OpenAPIHono<ApiEnvironment>;
  moderator: (context: Context<ApiEnvironment>) => Actor;
  moderation: Moderation;
}

/** The calls by which moderators decide, and take back what they decided. */
export function decidingActions({ router, moderator, moderation }: Needs): void {
  function wishOf(context: Context<ApiEnvironment>, actor: Actor): Wish {
    return { ...pathOf(waitingParams, context), actor, version: context.req.header('if-match') };
  }
  const one = (verb: string) => ({
    path: `${queuePath}/:kind/:id/${verb}`,
    params: waitingParams,
    headers,
  });

  memberAction(
    router,
    {
      ...one('approve'),
      summary: 'Publishes what waits',
      description:
        'A change is checked by the rules once more before it takes the place of what was published.',
      body: z.object({}),
      answer: decidedSchema,
    },
    (_fields, context, actor) => moderation.approve(wishOf(context, actor), requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      ...one('reject'),
      summary: 'Refuses what waits, for a reason that the poster reads',
      description: 'Where it is a change, what was published before it stays.',
      body: rejectSchema,
      answer: decidedSchema,
    },
    (reason, context, actor) => moderation.reject(wishOf(context, actor), reason, requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      ...one('ask-change'),
      summary: 'Sends what waits back to its poster, with what to change',
      body: rejectSchema,
      answer: decidedSchema,
    },
    (reason, context, actor) => moderation.askChange(wishOf(context, actor), reason, requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      ...one('ban'),
      summary: 'Shuts its poster out, refuses all of theirs that waits and hides what they published',
      description: 'Nobody of the team is shut out so. It cannot be taken back by `undo`.',
      body: rejectSchema,
      answer: bannedSchema,
    },
    (reason, context, actor) => moderation.ban(wishOf(context, actor), reason, requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      path: `${queuePath}/decide`,
      summary: 'Decides on several posts, each for itself',
      body: decideManySchema,
      answer: decidedManySchema,
    },
    (sent, context, actor) => moderation.decideMany(sent, actor, requestContext(context)),
    moderator,
  );
  memberAction(
    router,
    {
      path: `${queuePath}/undo`,
      summary: 'Takes back what one decided last, as long as its poster was not told',
      body: z.object({}),
      answer: undoneSchema,
    },
    (_fields, context, actor) => moderation.undo(actor, requestContext(context)),
    moderator,
  );
}
