import { createRoute } from '@hono/zod-openapi';
import {
  businessCardSchema,
  businessDetailSchema,
  businessMapQuerySchema,
  businessQuerySchema,
} from '../../../contract/businesses.ts';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { mapContentSchema } from '../../../contract/map.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Businesses } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/businesses',
  summary: 'The directory, filtered, sorted and counted',
  request: { query: businessQuerySchema },
  responses: answers(listEnvelope(businessCardSchema), 'A page of businesses'),
});

const map = createRoute({
  method: 'get',
  path: '/businesses/map',
  summary: 'What a map shows of the directory: places, or how many lie where',
  request: { query: businessMapQuerySchema },
  responses: answers(envelope(mapContentSchema), 'Places where they are few, else gathered'),
});

const detail = createRoute({
  method: 'get',
  path: '/businesses/{id}',
  summary: 'One business',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(businessDetailSchema), 'The business'), ...gone },
});

export function businessRoutes(businesses: Businesses) {
  return apiRouter()
    .openapi(list, async (context) => {
      return context.json(await businesses.list(context.req.valid('query'), requestContext(context)), 200);
    })
    .openapi(map, async (context) => {
      const data = await businesses.map(context.req.valid('query'), requestContext(context));
      return context.json({ data }, 200);
    })
    .openapi(detail, async (context) => {
      return context.json(
        { data: await businesses.detail(context.req.valid('param').id, requestContext(context)) },
        200,
      );
    });
}
