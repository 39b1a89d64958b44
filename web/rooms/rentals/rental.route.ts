import { rentalPath } from '../../addresses.ts';
import { loadListing } from '../../load-listing.ts';
import type { PageRoute } from '../../page-route.ts';
import { shortened } from '../../posts/shortened.ts';
import { rent } from '../../state/slices.ts';

/** `/Rent/{id}/{slug?}`: a home. */
export const rentalRoute: PageRoute = {
  path: '/Rent/:id/:slug?',
  file: 'web/rooms/rentals/RentalPage.tsx',
  page: () => import('./RentalPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(rent.thunks.rental({ path: `rents/${id}` })),
      () => store.getState().rent.rental.data,
      rentalPath,
    );
  },
  head: ({ state }) => {
    const found = state.rent.rental.data;
    if (!found) return { title: '', description: '', canonical: '/rents' };
    return {
      title: `${found.title} · ${found.area.name}`,
      description: shortened(found.description.text),
      canonical: rentalPath(found),
      image: found.photo?.url ?? null,
    };
  },
};
