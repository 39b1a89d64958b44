import { need } from '../../loading.ts';
import { productFiltersOf } from '../../posts/products/product-filters.ts';
import { market } from '../../state/slices.ts';
import { foundRoute, needCities } from './found-route.ts';

/** Filters in the URL have the names of the marketplace; the search API names one differently. */
export const productsFoundRoute = foundRoute({
  type: 'product',
  file: 'web/rooms/search/ProductsFoundPage.tsx',
  page: () => import('./ProductsFoundPage.tsx'),
  query: (params) => {
    const { type, ...filters } = productFiltersOf(params);
    return { ...filters, post_type: type, after: params.get('after') };
  },
  beside: (context) => [
    needCities(context),
    need(context.store.dispatch(market.thunks.marketNav({ query: { type: 'products' } }))),
  ],
});
