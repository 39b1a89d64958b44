import { listOwnPosts } from '../../../contract/my-posts.ts';
import { readOwnWork } from '../../../contract/own-work.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { MyPosts } from './service.ts';
import type { ReadOwnWork } from './work.ts';

export function myPostRoutes(myPosts: MyPosts, work: ReadOwnWork) {
  const router = apiRouter();
  serve(router, listOwnPosts, ({ query, actor, request }) => myPosts.list(actor.userId, query, request));
  serve(router, readOwnWork, async ({ actor, request }) => ({ data: await work(actor.userId, request) }));
  return router;
}
