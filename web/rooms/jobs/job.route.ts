import { jobPath, jobsPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { postHead } from '../../posts/post-head.ts';
import { rent } from '../../state/slices.ts';

/** `/show-job/{id}/{slug?}`: an opening or a job seeker. */
export const showJobRoute: PageRoute = {
  path: '/show-job/:id/:slug?',
  file: 'web/rooms/jobs/JobPage.tsx',
  page: () => import('./JobPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(rent.thunks.job({ params: { id } })),
      () => store.getState().rent.job.data,
      jobPath,
    );
  },
  head: ({ state, site }) => {
    const found = state.rent.job.data;
    if (!found) return { title: '', description: '', canonical: jobsPath() };
    const path = jobPath(found);
    return postHead({
      site,
      kind: 'job',
      post: found,
      title: [found.title, found.company, found.area.name].filter(Boolean).join(' · '),
      path,
    });
  },
  feeds: ['jobs'],
  structuredData: async (context) => (await import('./job-structured-data.ts')).jobStructuredData(context),
};
