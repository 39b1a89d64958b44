import { createRoute } from '@hono/zod-openapi';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { productCardSchema, productDetailSchema, productQuerySchema } from '../../../contract/products.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Products } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/filter-market',
  summary: 'Things for sale and wanted, filtered, sorted and counted',
  request: { query: productQuerySchema },
  responses: answers(listEnvelope(productCardSchema), 'A page of things'),
});

const detail = createRoute({
  method: 'get',
  path: '/products/{id}',
  summary: 'One thing of the marketplace',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(productDetailSchema), 'The thing'), ...gone },
});

export function productRoutes(products: Products) {
  return apiRouter()
    .openapi(list, async (context) =>
      context.json(await products.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await products.detail(id, requestContext(context)) }, 200);
    });
}
