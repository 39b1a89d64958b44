import { listOwnPosts } from '../../../contract/my-posts.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { OwnPostsRoom } from './service.ts';

export function ownPostRoutes(ownPosts: OwnPostsRoom) {
  const router = apiRouter();
  serve(router, listOwnPosts, ({ query, actor, request }) => ownPosts.list(actor.userId, query, request));
  return router;
}
