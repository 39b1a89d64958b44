import { foundRoute, needCities } from './found-route.ts';
import { cityQuery } from './kinds.ts';

/** All kinds together, for the whole area or one place. */
export const allFoundRoute = foundRoute({
  type: null,
  file: 'web/rooms/search/AllFoundPage.tsx',
  page: () => import('./AllFoundPage.tsx'),
  query: (params) => ({ city: cityQuery(params) && params.get('city') }),
  beside: (context) => (cityQuery(context.url.searchParams) ? [needCities(context)] : []),
});
