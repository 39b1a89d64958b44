import { isByMap } from '../../lists/map-area.ts';
import { rentalFiltersOf } from '../../posts/rentals/rental-filters.ts';
import { foundRoute, needCities } from './found-route.ts';

/** Filters in the URL have the names of the list of rentals; the search API names one differently. */
export const rentalsFoundRoute = foundRoute({
  type: 'rent',
  file: 'web/rooms/search/RentalsFoundPage.tsx',
  page: () => import('./RentalsFoundPage.tsx'),
  query: (params) => {
    const { type, ...filters } = rentalFiltersOf(params);
    const sort = filters.sort ?? (isByMap(params) ? 'relevance' : null);
    return { ...filters, accommodation: type, sort, after: params.get('after') };
  },
  beside: (context) => [needCities(context)],
});
