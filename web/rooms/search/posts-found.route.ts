import { isByMap } from '../../lists/map-area.ts';
import { need } from '../../loading.ts';
import { jobFiltersOf } from '../../posts/jobs/job-filters.ts';
import { productFiltersOf } from '../../posts/products/product-filters.ts';
import { rentalFiltersOf } from '../../posts/rentals/rental-filters.ts';
import { market } from '../../state/slices.ts';
import { foundRoute, needCities } from './found-route.ts';

/* In the address filters have the names that their own lists give them; the search calls some otherwise. */

const afterOf = (params: URLSearchParams) => params.get('after');

export const rentalsFoundRoute = foundRoute({
  type: 'rent',
  file: 'web/rooms/search/RentalsFoundPage.tsx',
  page: () => import('./RentalsFoundPage.tsx'),
  query: (params) => {
    const { type, ...filters } = rentalFiltersOf(params);
    const sort = filters.sort ?? (isByMap(params) ? 'relevance' : null);
    return { ...filters, accommodation: type, sort, after: afterOf(params) };
  },
  beside: (context) => [needCities(context)],
});

export const jobsFoundRoute = foundRoute({
  type: 'job',
  file: 'web/rooms/search/JobsFoundPage.tsx',
  page: () => import('./JobsFoundPage.tsx'),
  query: (params) => ({ ...jobFiltersOf(params), after: afterOf(params) }),
  beside: (context) => [needCities(context)],
});

export const productsFoundRoute = foundRoute({
  type: 'product',
  file: 'web/rooms/search/ProductsFoundPage.tsx',
  page: () => import('./ProductsFoundPage.tsx'),
  query: (params) => {
    const { type, ...filters } = productFiltersOf(params);
    return { ...filters, post_type: type, after: afterOf(params) };
  },
  beside: (context) => [
    needCities(context),
    need(context.store.dispatch(market.thunks.marketNav({ path: 'listings', query: { type: 'products' } }))),
  ],
});
