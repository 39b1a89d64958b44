import type { MiddlewareHandler } from 'hono';
import { searchSite, suggestWords } from '../../../contract/search-results.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Search } from './service.ts';

/** @param bounds how often one network address may search, and request suggestions */
export function searchRoutes(
  service: Search,
  bounds: Record<'search' | 'suggest', MiddlewareHandler<ApiEnvironment>>,
) {
  const router = apiRouter();
  serve(router, searchSite, ({ query, request }) => service.search(query, request), {
    limit: bounds.search,
  });
  serve(
    router,
    suggestWords,
    async ({ query, request }) => ({ data: await service.suggest(query.q, request) }),
    { limit: bounds.suggest },
  );
  return router;
}
