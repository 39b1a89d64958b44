import type { FavoriteKind } from '../../../contract/favorites.ts';
import { need } from '../../loading.ts';
import { favoritePlaces } from '../../member/favorite-places.ts';
import type { PageRoute } from '../../page-route.ts';
import { savedSort } from './saved-sort.ts';

/** The maximum page size of the contract. */
const limit = 60;

function favoriteRoute(kind: FavoriteKind, name: string, page: PageRoute['page']): PageRoute {
  const { path, title, listOf, read, forget } = favoritePlaces[kind];
  return {
    path,
    file: `web/rooms/profile/${name}.tsx`,
    page,
    load: async ({ store, url }) => {
      const { favorites } = store.getState();
      const total = listOf(store.getState()).data?.meta.total;
      // The count reflects items saved or removed since it was read.
      if (favorites.ids && favorites.ids[kind].length !== total) store.dispatch(forget());
      const sort = savedSort(kind, url.searchParams);
      const query = { kind, limit, sort, after: url.searchParams.get('after') };
      await need(read(store, { query }));
    },
    head: ({ t }) => ({ title: t(title), description: t('member:emptyText'), canonical: path }),
  };
}

export const favoriteBusinessesRoute = favoriteRoute(
  'business',
  'FavoriteBusinesses',
  () => import('./FavoriteBusinesses.tsx'),
);
export const favoriteRentalsRoute = favoriteRoute(
  'rent',
  'FavoriteRentals',
  () => import('./FavoriteRentals.tsx'),
);
export const favoriteJobsRoute = favoriteRoute('job', 'FavoriteJobs', () => import('./FavoriteJobs.tsx'));
export const favoriteEventsRoute = favoriteRoute(
  'event',
  'FavoriteEvents',
  () => import('./FavoriteEvents.tsx'),
);
export const favoriteProductsRoute = favoriteRoute(
  'product',
  'FavoriteProducts',
  () => import('./FavoriteProducts.tsx'),
);
export const favoriteArticlesRoute = favoriteRoute(
  'blog',
  'FavoriteArticles',
  () => import('./FavoriteArticles.tsx'),
);
