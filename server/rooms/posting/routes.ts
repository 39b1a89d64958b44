import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { ownPostFormSchema, ownPostKinds, ownPostSchema } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { pathOf, uncheckedAction } from '../../http/action-route.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import { actorOf } from '../../http/session.ts';
import { postSchemas } from './kinds.ts';
import type { Posting } from './service.ts';

const createHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .max(limits.idempotencyKey)
    .optional()
    .describe('Of the sender’s choosing: the same key makes one post, however often it is sent'),
});
const editHeaders = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('The `version` that was edited: 409 where somebody changed it meanwhile'),
});

/** @throws AppError `bad_request` for a key that is none */
function keyOf(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > limits.idempotencyKey) throw new AppError('bad_request');
  return key;
}

const form = createRoute({
  method: 'get',
  path: '/profile/posts/{kind}/{id}',
  security,
  summary:
    'A post of whoever asks, as its form has it: with its last change, where one waits or was rejected',
  request: { params: idParamSchema.extend({ kind: z.enum(ownPostKinds) }) },
  responses: { ...answers(envelope(ownPostFormSchema), 'The post and what its form sends'), ...membersOnly },
});

/** @param now the clock of the site */
export function postingRoutes(posting: Posting) {
  const router = apiRouter();
  for (const kind of ownPostKinds) {
    const path = `/${postFolders[kind]}`;
    const body = postSchemas[kind];
    uncheckedAction(
      router,
      {
        path,
        summary: 'Posts something, which waits for a moderator',
        description:
          'Sent twice with one `Idempotency-Key`, or twice within a minute, it makes one post. A key that came with ' +
          'something else before is a conflict. Pictures are named by the ids that `POST media` answered.',
        headers: createHeaders,
        body,
        answer: ownPostSchema,
        status: 201,
        maxBytes: limits.postBytes,
      },
      (fields, context, actor) =>
        posting.create(actor, { kind, fields, key: keyOf(context) }, requestContext(context)),
    );
    uncheckedAction(
      router,
      {
        method: 'put',
        path: `${path}/:id`,
        params: idParamSchema,
        summary: 'Edits one’s own post',
        description:
          'What is published stays as it is until a moderator approves new texts, pictures, links or contacts; a ' +
          'price, hours and the like act at once. Anything else waits for a moderator again.',
        headers: editHeaders,
        body,
        answer: ownPostSchema,
        maxBytes: limits.postBytes,
      },
      (fields, context, actor) => {
        const sent = { kind, fields, version: context.req.header('if-match') };
        return posting.update(actor, pathOf(idParamSchema, context).id, sent, requestContext(context));
      },
    );
  }
  return router.openapi(form, async (context) => {
    const { kind, id } = context.req.valid('param');
    const data = await posting.form(actorOf(context), kind, id, requestContext(context));
    return context.json({ data }, 200);
  });
}
