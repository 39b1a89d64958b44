import { rentalsPath } from '../../addresses.ts';
import { placeName } from '../../lists/facet-links.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { isWanted, rentalFiltersOf, rentalQuery } from '../../posts/rentals/rental-filters.ts';
import { business, rent } from '../../state/slices.ts';

/** `/Rent` and `/rents`: rentals offered and wanted, with the filters in the address. */
function rentalsAt(path: '/Rent' | '/rents'): PageRoute {
  return {
    path,
    file: 'web/rooms/rentals/RentalsPage.tsx',
    page: () => import('./RentalsPage.tsx'),
    load: async ({ store, url }) => {
      const query = rentalQuery(rentalFiltersOf(url.searchParams), url.searchParams);
      await Promise.all([
        need(store.dispatch(business.thunks.stateAndCity())),
        need(store.dispatch(rent.thunks.rentData({ query }))),
      ]);
    },
    head: ({ state, url, t }) => {
      const filters = rentalFiltersOf(url.searchParams);
      const wanted = isWanted(filters);
      const { looking_for: _, ...narrowing } = filters;
      const city = filters.city === null ? null : Number(filters.city);
      const where = placeName(state.business.stateAndCity.data, city);
      const what = t(wanted ? 'posts:homesWanted' : 'posts:homesOffered');
      return {
        title: where ? t('directory:inPlace', { what, where }) : what,
        description: t(wanted ? 'rentals:homesWantedHint' : 'rentals:homesOfferedHint'),
        canonical: rentalsPath(wanted ? { looking_for: 'wanted' } : {}),
        noindex: Object.values(narrowing).some(Boolean) || url.searchParams.has('after'),
      };
    },
    feeds: ['rentals'],
  };
}

export const rentRoute = rentalsAt('/Rent');
export const rentsRoute = rentalsAt('/rents');
