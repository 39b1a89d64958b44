import { rentalPath, rentalsPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { postHead } from '../../posts/post-head.ts';
import { rent } from '../../state/slices.ts';

/** `/Rent/{id}/{slug?}`: a rental. */
export const rentalRoute: PageRoute = {
  path: '/Rent/:id/:slug?',
  file: 'web/rooms/rentals/RentalPage.tsx',
  page: () => import('./RentalPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(rent.thunks.rental({ params: { id } })),
      () => store.getState().rent.rental.data,
      rentalPath,
    );
  },
  head: ({ state, site }) => {
    const found = state.rent.rental.data;
    if (!found) return { title: '', description: '', canonical: rentalsPath() };
    const path = rentalPath(found);
    return postHead({
      site,
      kind: 'rent',
      post: found,
      title: `${found.title} · ${found.area.name}`,
      path,
    });
  },
  feeds: ['rentals'],
  structuredData: async (context) =>
    (await import('./rental-structured-data.ts')).rentalStructuredData(context),
};
