import {
  claimQueuedPost,
  listQueue,
  previewQueuedPost,
  readQueuedPost,
  releaseQueuedPost,
} from '../../../contract/moderation.ts';
import { readWatchWords, saveWatchWords } from '../../../contract/watch-words.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import { decidingRoutes } from './deciding-routes.ts';
import type { PostPreview } from './preview.ts';
import type { Moderation } from './service.ts';

/** For moderators and admins. */
export function moderationRoutes(moderation: Moderation, preview: PostPreview) {
  const router = adminRouter('queue', 'queue');
  decidingRoutes(router, moderation);

  serve(router, listQueue, ({ query, actor, request }) => moderation.queue(query, actor.userId, request));
  serve(router, readWatchWords, async () => ({ data: await moderation.watchWords.read() }));
  serve(router, saveWatchWords, async ({ body, actor }) => ({
    data: await moderation.watchWords.save(body, actor.userId),
  }));
  serve(router, readQueuedPost, async ({ params: { kind, id }, actor, request }) => ({
    data: await moderation.detail(kind, id, actor.userId, request),
  }));
  serve(router, claimQueuedPost, async ({ params, actor, request }) => ({
    data: await moderation.claim(params.id, actor.userId, request.now),
  }));
  serve(router, releaseQueuedPost, async ({ params, actor }) => {
    await moderation.release(params.id, actor.userId);
    return { data: {} };
  });
  serve(router, previewQueuedPost, async ({ params, body, actor, request }) => ({
    data: await preview({ ...params, userId: actor.userId }, body.lang, request),
  }));
  return router;
}
