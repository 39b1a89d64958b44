import { addFavorite, listFavorites, removeFavorite } from '../../../contract/favorites.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Favorites } from './service.ts';

const done = { data: { done: true as const } };

export function favoriteRoutes(favorites: Favorites) {
  const router = apiRouter();
  serve(router, listFavorites, async ({ query: { kind, sort, after, limit }, actor, request }) =>
    kind
      ? favorites.list(actor.userId, { kind, sort, after, limit }, request)
      : { data: await favorites.ids(actor.userId) },
  );
  serve(router, addFavorite, async ({ body, actor, request }) => {
    await favorites.save(actor.userId, body, request.now);
    return done;
  });
  serve(router, removeFavorite, async ({ params, actor }) => {
    await favorites.forget(actor.userId, params);
    return done;
  });
  return router;
}
