import type { FavoriteKind } from '../../../contract/favorites.ts';
import { need } from '../../loading.ts';
import { savedPlaces } from '../../member/saved-places.ts';
import type { PageRoute } from '../../page-route.ts';

/** As many at once as the contract gives. */
const limit = 60;

function savedRoute(kind: FavoriteKind, name: string, page: PageRoute['page']): PageRoute {
  const { path, title, listOf, read, forget } = savedPlaces[kind];
  return {
    path,
    file: `web/rooms/profile/${name}.tsx`,
    page,
    load: async ({ store, url }) => {
      const { favorites } = store.getState();
      const total = listOf(store.getState()).data?.meta.total;
      // What was saved or not since it was read shows in the number.
      if (favorites.ids && favorites.ids[kind].length !== total) store.dispatch(forget());
      const query = { kind, limit, after: url.searchParams.get('after') };
      await need(read(store, { query }));
    },
    head: ({ t }) => ({ title: t(title), description: t('member:emptyText'), canonical: path }),
  };
}

export const savedStoreRoute = savedRoute(
  'business',
  'SavedBusinesses',
  () => import('./SavedBusinesses.tsx'),
);
export const savedRentRoute = savedRoute('rent', 'SavedRentals', () => import('./SavedRentals.tsx'));
export const savedJobRoute = savedRoute('job', 'SavedJobs', () => import('./SavedJobs.tsx'));
export const savedProductRoute = savedRoute('product', 'SavedProducts', () => import('./SavedProducts.tsx'));
export const savedBlogsRoute = savedRoute('blog', 'SavedBlogs', () => import('./SavedBlogs.tsx'));
