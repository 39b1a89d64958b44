import { listNeighborhoods, readNeighborhood } from '../../../contract/neighborhoods.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Neighborhoods } from './service.ts';

export function neighborhoodRoutes(neighborhoods: Neighborhoods) {
  const router = apiRouter();
  serve(router, listNeighborhoods, async ({ query, request }) => ({
    data: await neighborhoods.list(query.at, request),
  }));
  serve(router, readNeighborhood, async ({ params, request }) => ({
    data: await neighborhoods.read(params.slug, request),
  }));
  return router;
}
