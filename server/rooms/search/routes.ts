import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  searchQuerySchema,
  searchResultsSchema,
  suggestionSchema,
} from '../../../contract/search-results.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Search } from './service.ts';

const search = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Everything that has the words, in either language',
  request: { query: searchQuerySchema },
  responses: answers(searchResultsSchema, 'A group of results for each type'),
});

const suggest = createRoute({
  method: 'get',
  path: '/search/suggest',
  summary: 'Completions and direct hits while typing',
  request: { query: z.object({ q: z.string().trim().min(1).max(limits.query.max) }) },
  responses: answers(envelope(z.array(suggestionSchema)), 'At most 8 suggestions'),
});

/** @param bounds how often one address may search, and ask for suggestions */
export function searchRoutes(
  service: Search,
  bounds: Record<'search' | 'suggest', MiddlewareHandler<ApiEnvironment>>,
) {
  const router = apiRouter();
  router.use('/search', bounds.search);
  router.use('/search/suggest', bounds.suggest);
  return router
    .openapi(search, async (context) =>
      context.json(await service.search(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(suggest, async (context) => {
      const { q } = context.req.valid('query');
      return context.json({ data: await service.suggest(q, requestContext(context)) }, 200);
    });
}
