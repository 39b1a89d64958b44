import { createRoute, z } from '@hono/zod-openapi';
import { categorySchema, categoryTypes, directoryTypes } from '../../../contract/categories.ts';
import { envelope } from '../../../contract/envelope.ts';
import { stateSchema } from '../../../contract/places.ts';
import { answers, apiRouter } from '../../http/api.ts';
import { presentCategory, presentStates } from './present.ts';
import type { CatalogSource } from './service.ts';

/** `business` is the specification's word for both types of the directory, which is also what is answered unasked. */
const typesOf = (type: ListingsType): readonly string[] => (type === 'business' ? directoryTypes : [type]);
const listingsTypes = [...categoryTypes, 'business'] as const;
type ListingsType = (typeof listingsTypes)[number];

const listings = createRoute({
  method: 'get',
  path: '/listings',
  summary:
    'The sub-categories of shops and services; those of products, rents and jobs where they are asked for',
  request: {
    query: z.object({
      type: z
        .enum(listingsTypes)
        .default('business')
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
      const wanted = typesOf(type);
      const rows = catalog.categories.filter((row) => wanted.includes(row.type));
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
