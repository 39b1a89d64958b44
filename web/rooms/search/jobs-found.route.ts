import { jobFiltersOf } from '../../posts/jobs/job-filters.ts';
import { foundRoute, needCities } from './found-route.ts';

export const jobsFoundRoute = foundRoute({
  type: 'job',
  file: 'web/rooms/search/JobsFoundPage.tsx',
  page: () => import('./JobsFoundPage.tsx'),
  query: (params) => ({ ...jobFiltersOf(params), after: params.get('after') }),
  beside: (context) => [needCities(context)],
});
