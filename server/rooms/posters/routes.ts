import { makePoster } from '../../../contract/posters.ts';
import { apiRouter } from '../../http/api.ts';
import { mayUse } from '../../http/roles.ts';
import { serve } from '../../http/serve.ts';
import type { Posters } from './service.ts';

export function posterRoutes(posters: Posters) {
  const router = apiRouter();
  serve(router, makePoster, async ({ params: { kind, id }, actor: { userId }, request, context }) => {
    const reader = { userId, isTeam: mayUse(context, 'queue') };
    return { data: await posters.poster(kind, id, reader, request.now) };
  });
  return router;
}
