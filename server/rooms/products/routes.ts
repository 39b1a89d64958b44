import { listProducts, readProduct } from '../../../contract/products.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Products } from './service.ts';

export function productRoutes(products: Products) {
  const router = apiRouter();
  serve(router, listProducts, ({ query, request }) => products.list(query, request));
  serve(router, readProduct, async ({ params, request }) => ({
    data: await products.detail(params.id, request),
  }));
  return router;
}
