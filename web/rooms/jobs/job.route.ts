import { jobPath, jobsPath } from '../../addresses.ts';
import { loadListing } from '../../load-listing.ts';
import type { PageRoute } from '../../page-route.ts';
import { shortened } from '../../posts/shortened.ts';
import { rent } from '../../state/slices.ts';

/** `/show-job/{id}/{slug?}`: an opening, or somebody who looks for one. */
export const showJobRoute: PageRoute = {
  path: '/show-job/:id/:slug?',
  file: 'web/rooms/jobs/JobPage.tsx',
  page: () => import('./JobPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(rent.thunks.job({ path: `jobs/${id}` })),
      () => store.getState().rent.job.data,
      jobPath,
    );
  },
  head: ({ state }) => {
    const found = state.rent.job.data;
    if (!found) return { title: '', description: '', canonical: jobsPath() };
    return {
      title: [found.title, found.company, found.area.name].filter(Boolean).join(' · '),
      description: shortened(found.description.text),
      canonical: jobPath(found),
      image: found.photo?.url ?? null,
    };
  },
};
