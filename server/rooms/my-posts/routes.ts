import { createRoute } from '@hono/zod-openapi';
import { ownPostsQuerySchema, ownPostsSchema } from '../../../contract/my-posts.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import { actorOf } from '../../http/session.ts';
import type { OwnPostsRoom } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/profile/posts',
  security,
  summary: 'The posts of whoever asks, whatever their status, the newest first',
  request: { query: ownPostsQuerySchema },
  responses: { ...answers(ownPostsSchema, 'A page of posts, and how many there are'), ...membersOnly },
});

export function ownPostRoutes(ownPosts: OwnPostsRoom) {
  return apiRouter().openapi(list, async (context) => {
    const { userId } = actorOf(context);
    return context.json(
      await ownPosts.list(userId, context.req.valid('query'), requestContext(context)),
      200,
    );
  });
}
