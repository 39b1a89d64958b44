import { directoryTypes, listCategories } from '../../../contract/categories.ts';
import { listCities } from '../../../contract/places.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { presentCategory, presentStates } from './present.ts';
import type { CatalogSource } from './service.ts';

export function catalogRoutes(source: CatalogSource) {
  const router = apiRouter();
  serve(router, listCategories, async ({ query, request }) => {
    const [catalog, counts] = await Promise.all([source.catalog(), source.counts(request.cityId)]);
    const types: readonly string[] = query.type === 'business' ? directoryTypes : [query.type];
    const rows = catalog.categories.filter(({ type }) => types.includes(type));
    return { data: rows.map((row) => presentCategory(row, counts, request.lang)) };
  });
  serve(router, listCities, async ({ request }) => {
    const [catalog, counts] = await Promise.all([source.catalog(), source.counts(request.cityId)]);
    return { data: presentStates(catalog, counts, request.lang) };
  });
  return router;
}
