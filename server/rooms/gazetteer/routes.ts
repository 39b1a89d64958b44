import type { MiddlewareHandler } from 'hono';
import { completePlaces } from '../../../contract/gazetteer.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Gazetteer } from './service.ts';

/** @param limit how many requests one network address may send */
export function gazetteerRoutes(gazetteer: Gazetteer, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(
    router,
    completePlaces,
    async ({ query, request }) => ({ data: await gazetteer.complete(query.q, query.limit, request.lang) }),
    { limit },
  );
  return router;
}
