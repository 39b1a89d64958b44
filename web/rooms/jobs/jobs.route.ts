import { jobsPath } from '../../addresses.ts';
import { placeName } from '../../lists/facet-links.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { isSeeking, jobFiltersOf, jobQuery } from '../../posts/jobs/job-filters.ts';
import { business, rent } from '../../state/slices.ts';
import { jobsTitle } from './jobs-title.ts';

/** `/Job`, `/jobs` and `/show-job` without an id: openings and job seekers. */
function jobsAt(path: '/Job' | '/jobs' | '/show-job'): PageRoute {
  return {
    path,
    file: 'web/rooms/jobs/JobsPage.tsx',
    page: () => import('./JobsPage.tsx'),
    load: async ({ store, url }) => {
      const query = jobQuery(jobFiltersOf(url.searchParams), url.searchParams);
      await Promise.all([
        need(store.dispatch(business.thunks.stateAndCity())),
        need(store.dispatch(rent.thunks.jobData({ query }))),
      ]);
    },
    head: ({ state, url, t }) => {
      const filters = jobFiltersOf(url.searchParams);
      const seeking = isSeeking(filters);
      const { looking_for: _, category, ...narrowing } = filters;
      const city = filters.city === null ? null : Number(filters.city);
      const where = placeName(state.business.stateAndCity.data, city);
      const what = jobsTitle(state, filters, t);
      return {
        title: where ? t('directory:inPlace', { what, where }) : what,
        description: t(seeking ? 'jobs:jobsSeekingHint' : 'jobs:jobsHiringHint'),
        canonical: jobsPath({ looking_for: seeking ? 'seeking' : null, category }),
        noindex:
          Object.values(narrowing).some(Boolean) ||
          url.searchParams.has('after') ||
          (seeking && category !== null),
      };
    },
    feeds: ['jobs'],
  };
}

export const jobRoute = jobsAt('/Job');
export const jobsRoute = jobsAt('/jobs');
export const showJobsRoute = jobsAt('/show-job');
