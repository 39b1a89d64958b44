import { createRoute, z } from '@hono/zod-openapi';
import { categorySchema, categoryTypes } from '../../../contract/categories.ts';
import { envelope } from '../../../contract/envelope.ts';
import { stateSchema } from '../../../contract/places.ts';
import { answers, apiRouter } from '../../http/api.ts';
import { presentCategory, presentStates } from './present.ts';
import type { CatalogSource } from './service.ts';

const listings = createRoute({
  method: 'get',
  path: '/listings',
  summary: 'The sub-categories of businesses, services, products, rents and jobs',
  request: {
    query: z.object({
      type: z
        .enum([...categoryTypes, 'business'])
        .optional()
        .openapi({ description: '`business` is services and shops' }),
    }),
  },
  responses: answers(envelope(z.array(categorySchema)), 'The categories in the order of the menus'),
});

const cities = createRoute({
  method: 'get',
  path: '/cities',
  summary: 'States with their cities, boroughs and neighbourhoods',
  responses: answers(envelope(z.array(stateSchema)), 'The states'),
});

export function catalogRoutes(source: CatalogSource) {
  return apiRouter()
    .openapi(listings, async (context) => {
      const { type } = context.req.valid('query');
      const [catalog, counts] = await Promise.all([source.catalog(), source.counts(context.get('cityId'))]);
      const wanted = type === 'business' ? ['services', 'shops'] : type ? [type] : categoryTypes;
      const rows = catalog.categories.filter((row) => (wanted as readonly string[]).includes(row.type));
      return context.json(
        { data: rows.map((row) => presentCategory(row, counts, context.get('lang'))) },
        200,
      );
    })
    .openapi(cities, async (context) => {
      const [catalog, counts] = await Promise.all([source.catalog(), source.counts(context.get('cityId'))]);
      return context.json({ data: presentStates(catalog, counts, context.get('lang')) }, 200);
    });
}
