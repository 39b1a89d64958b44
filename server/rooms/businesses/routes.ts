import { listBusinesses, mapBusinesses, readBusiness } from '../../../contract/businesses.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Businesses } from './service.ts';

export function businessRoutes(businesses: Businesses) {
  const router = apiRouter();
  serve(router, listBusinesses, ({ query, request }) => businesses.list(query, request));
  serve(router, mapBusinesses, async ({ query, request }) => ({
    data: await businesses.map(query, request),
  }));
  serve(router, readBusiness, async ({ params, request }) => ({
    data: await businesses.detail(params.id, request),
  }));
  return router;
}
