import { listOwnPosts } from '../../../contract/my-posts.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { MyPosts } from './service.ts';

export function myPostRoutes(myPosts: MyPosts) {
  const router = apiRouter();
  serve(router, listOwnPosts, ({ query, actor, request }) => myPosts.list(actor.userId, query, request));
  return router;
}
