import { listRentals, mapRentals, readRental } from '../../../contract/rentals.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Rentals } from './service.ts';

export function rentalRoutes(rentals: Rentals) {
  const router = apiRouter();
  serve(router, listRentals, ({ query, request }) => rentals.list(query, request));
  serve(router, mapRentals, async ({ query, request }) => ({ data: await rentals.map(query, request) }));
  serve(router, readRental, async ({ params, request }) => ({
    data: await rentals.detail(params.id, request),
  }));
  return router;
}
