import { eventListFiltersOf } from '../../posts/events/event-list-filters.ts';
import { foundRoute, needCities } from './found-route.ts';

export const eventsFoundRoute = foundRoute({
  type: 'event',
  file: 'web/rooms/search/EventsFoundPage.tsx',
  page: () => import('./EventsFoundPage.tsx'),
  query: (params) => ({ ...eventListFiltersOf(params), after: params.get('after') }),
  beside: (context) => [needCities(context)],
});
