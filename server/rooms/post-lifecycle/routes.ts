import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import {
  closeSchema,
  type OwnPostKind,
  ownPostKinds,
  ownPostSchema,
  reserveSchema,
  stillAvailableAnswerSchema,
  stillAvailableSchema,
} from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { guestAction, memberAction } from '../../http/action-route.ts';
import {
  answers,
  apiRouter,
  conflicts,
  gone,
  membersOnly,
  bearerSecurity as security,
} from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { actorOf } from '../../http/session.ts';
import type { PostLife, Wish } from './service.ts';

const noStore = { 'cache-control': 'no-store' };

/** A call about one post that says nothing more. */
const bare = (method: 'post' | 'delete', path: string, summary: string) =>
  createRoute({
    method,
    path,
    security,
    summary,
    request: { params: idParamSchema },
    responses: {
      ...answers(envelope(ownPostSchema), 'The post as it is now'),
      ...membersOnly,
      ...conflicts,
      ...gone,
    },
  });

const wishOf = (context: Context<ApiEnvironment>, kind: OwnPostKind): Wish => ({
  kind,
  id: checked(idParamSchema, { id: context.req.param('id') }, context.get('lang')).id,
  userId: actorOf(context).userId,
  lang: context.get('lang'),
});

/** @param limit how many links of mails one address may try */
export function postLifeRoutes(life: PostLife, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  for (const kind of ownPostKinds) {
    const folder = postFolders[kind];
    const path = `/${folder}/{id}`;
    const says = (sentence: string) => `${sentence} (own posts only)`;
    router
      .openapi(bare('post', `${path}/renew`, says('Gives a post its whole time anew')), async (context) =>
        context.json({ data: await life.renew(wishOf(context, kind)) }, 200, noStore),
      )
      .openapi(
        bare('delete', path, says('Deletes a post; it can be restored for an hour')),
        async (context) => context.json({ data: await life.remove(wishOf(context, kind)) }, 200, noStore),
      )
      .openapi(
        bare('post', `${path}/reopen`, says('Takes closing back: the post is what it was')),
        async (context) => context.json({ data: await life.reopen(wishOf(context, kind)) }, 200, noStore),
      )
      .openapi(bare('post', `${path}/restore`, says('Makes a deleted post what it was')), async (context) =>
        context.json({ data: await life.restore(wishOf(context, kind)) }, 200, noStore),
      );
    memberAction(
      router,
      {
        path: `/${folder}/:id/close`,
        summary: says('Ends a post: as sold, rented or filled, by its kind, or as closed'),
        body: closeSchema,
        answer: ownPostSchema,
      },
      ({ as }, context) => life.close(wishOf(context, kind), as),
    );
  }
  memberAction(
    router,
    {
      path: '/products/:id/reserve',
      summary: 'Says whether a product is promised to somebody (own posts only)',
      body: reserveSchema,
      answer: ownPostSchema,
    },
    ({ reserved }, context) => life.reserve(wishOf(context, 'product'), reserved),
  );
  guestAction(
    router,
    {
      path: '/still-available',
      summary: 'Renews a post by the link of a mail; a second time is no error',
      body: stillAvailableSchema,
      answer: stillAvailableAnswerSchema,
      limit,
    },
    ({ token }, context) => life.stillAvailable(token, context.get('lang')),
  );
  return router;
}
