import type { MiddlewareHandler } from 'hono';
import { guessProduct } from '../../../contract/product-guesses.ts';
import { listProducts, readProduct } from '../../../contract/products.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Guess } from './guessing.ts';
import type { Products } from './service.ts';

/** @param limit how often one network address may request a guess */
export function productRoutes(products: Products, guess: Guess, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(router, listProducts, ({ query, request }) => products.list(query, request));
  serve(router, guessProduct, async ({ query, request }) => ({ data: await guess(query.title, request) }), {
    limit,
  });
  serve(router, readProduct, async ({ params, request }) => ({
    data: await products.detail(params.id, request),
  }));
  return router;
}
