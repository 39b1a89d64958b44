import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { gazetteerEntrySchema, gazetteerQuerySchema } from '../../../contract/gazetteer.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import type { Gazetteer } from './service.ts';

const complete = createRoute({
  method: 'get',
  path: '/gazetteer',
  summary: 'Places and ZIP codes that complete an address while it is typed, in either language',
  request: { query: gazetteerQuerySchema },
  responses: answers(envelope(z.array(gazetteerEntrySchema)), 'The likeliest first'),
});

/** @param bound how often one address may ask */
export function gazetteerRoutes(gazetteer: Gazetteer, bound: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  router.use('/gazetteer', bound);
  return router.openapi(complete, async (context) => {
    const { q, limit } = context.req.valid('query');
    return context.json({ data: await gazetteer.complete(q, limit, context.get('lang')) }, 200);
  });
}
