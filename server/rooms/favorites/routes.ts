import { addFavorite, listFavorites, removeFavorite } from '../../../contract/favorites.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Saved } from './service.ts';

const done = { data: { done: true as const } };

export function savedRoutes(saved: Saved) {
  const router = apiRouter();
  serve(router, listFavorites, async ({ query: { kind, after, limit }, actor, request }) =>
    kind
      ? saved.list(actor.userId, { kind, after, limit }, request)
      : { data: await saved.ids(actor.userId) },
  );
  serve(router, addFavorite, async ({ body, actor, request }) => {
    await saved.save(actor.userId, body, request.now);
    return done;
  });
  serve(router, removeFavorite, async ({ params, actor }) => {
    await saved.forget(actor.userId, params);
    return done;
  });
  return router;
}
