import type { MiddlewareHandler } from 'hono';
import type { ClosedAs } from '../../../contract/my-posts.ts';
import { kindOfFolder, type PostFolder } from '../../../contract/post-kinds.ts';
import {
  closePost,
  confirmHours,
  confirmStillAvailable,
  deletePost,
  renewPost,
  reopenPost,
  reserveProduct,
  restorePost,
} from '../../../contract/post-lifecycle.ts';
import type { Actor } from '../../http/actor.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { serve } from '../../http/serve.ts';
import type { PostLifecycle, Wish } from './service.ts';

interface PostCall {
  params: { folder: PostFolder; id: number };
  actor: Actor;
  request: RequestContext;
}

const wishOf = ({ params: { folder, id }, actor, request }: PostCall): Wish => ({
  kind: kindOfFolder[folder],
  id,
  userId: actor.userId,
  lang: request.lang,
});

/** @param limit the number of emailed links that one address may try */
export function postLifecycleRoutes(life: PostLifecycle, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(router, renewPost, async (call) => ({ data: await life.renew(wishOf(call)) }));
  serve(router, deletePost, async (call) => ({ data: await life.remove(wishOf(call)) }));
  serve(router, restorePost, async (call) => ({ data: await life.restore(wishOf(call)) }));
  const close = async (call: PostCall & { body: { as: ClosedAs } }) => ({
    data: await life.close(wishOf(call), call.body.as),
  });
  serve(router, closePost, close, { refusesParams: true });
  serve(router, reopenPost, async (call) => ({ data: await life.reopen(wishOf(call)) }));
  serve(
    router,
    reserveProduct,
    async ({ params: { id }, body, actor, request }) => {
      const wish = wishOf({ params: { folder: 'products', id }, actor, request });
      return { data: await life.reserve(wish, body.reserved) };
    },
    { refusesParams: true },
  );
  serve(router, confirmHours, async ({ params: { id }, actor, request }) => ({
    data: await life.confirmHours(wishOf({ params: { folder: 'businesses', id }, actor, request })),
  }));
  serve(
    router,
    confirmStillAvailable,
    async ({ body, request }) => ({ data: await life.stillAvailable(body.token, request.lang) }),
    { limit },
  );
  return router;
}
