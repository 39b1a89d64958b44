import { createRoute, z } from '@hono/zod-openapi';
import {
  businessCardSchema,
  businessDetailSchema,
  businessQuerySchema,
} from '../../../contract/businesses.ts';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { Businesses } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/businesses',
  summary: 'The directory, filtered, sorted and counted',
  request: { query: businessQuerySchema },
  responses: answers(listEnvelope(businessCardSchema), 'A page of businesses'),
});

const detail = createRoute({
  method: 'get',
  path: '/businesses/{id}',
  summary: 'One business',
  request: { params: z.object({ id: z.coerce.number().int().positive() }) },
  responses: answers(envelope(businessDetailSchema), 'The business'),
});

export function businessRoutes(businesses: Businesses, now: () => Date) {
  return apiRouter()
    .openapi(list, async (context) => {
      const asked = { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
      return context.json(await businesses.list(context.req.valid('query'), asked), 200);
    })
    .openapi(detail, async (context) => {
      const asked = { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
      return context.json({ data: await businesses.detail(context.req.valid('param').id, asked) }, 200);
    });
}
