import { directoryQuery, filtersOf } from '../../directory/filters.ts';
import { foundRoute, needCategories, needCities } from './found-route.ts';

export const businessesFoundRoute = foundRoute({
  type: 'business',
  file: 'web/rooms/search/BusinessesFoundPage.tsx',
  page: () => import('./BusinessesFoundPage.tsx'),
  query: (params) => directoryQuery(filtersOf(params)),
  beside: (context) => [needCategories(context), needCities(context)],
});
