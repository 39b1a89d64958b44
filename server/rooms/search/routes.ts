import { createRoute, z } from '@hono/zod-openapi';
import { envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  searchQuerySchema,
  searchResultsSchema,
  suggestionSchema,
} from '../../../contract/search-results.ts';
import { answers, apiRouter } from '../../http/api.ts';
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

export function searchRoutes(service: Search, now: () => Date) {
  return apiRouter()
    .openapi(search, async (context) => {
      const asked = { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
      return context.json(await service.search(context.req.valid('query'), asked), 200);
    })
    .openapi(suggest, async (context) => {
      const asked = { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
      return context.json({ data: await service.suggest(context.req.valid('query').q, asked) }, 200);
    });
}
