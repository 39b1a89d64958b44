import type { DirectoryType } from '../../../contract/categories.ts';
import { categoryPath, subCategoryPath } from '../../addresses.ts';
import { filtersOf, isNarrowed } from '../../directory/filters.ts';
import { loadList } from '../../directory/load-list.ts';
import type { PageRoute } from '../../page-route.ts';
import type { RootState } from '../../store.ts';

/** The directory type that an address names, or null. */
export function directoryTypeOf(text: string | undefined): DirectoryType | null {
  return text === 'services' || text === 'shops' ? text : null;
}

/** What the settings say of a directory type: its name and what it is for. */
export function doorOf(state: RootState, type: DirectoryType) {
  const doors = state.settings.generalSettings.data?.services;
  return type === 'shops' ? doors?.shops : doors?.service_provider;
}

/** `/Category/{type}`: the sub-categories of services or shops, and what they hold. */
export const categoryRoute: PageRoute = {
  path: '/Category/:type',
  file: 'web/rooms/businesses/CategoryPage.tsx',
  page: () => import('./CategoryPage.tsx'),
  load: async (context) => {
    const type = directoryTypeOf(context.params.type);
    if (!type) throw new Response(null, { status: 404 });
    await loadList(context, { type });
  },
  head: ({ params, state, url, t }) => {
    const type = directoryTypeOf(params.type) ?? 'shops';
    const door = doorOf(state, type);
    const filters = filtersOf(url.searchParams);
    // A category has a page of its own, which is where its list belongs.
    const category = state.services.categories.data.find(({ id }) => id === filters.category);
    return {
      title: door?.name ?? t(type === 'shops' ? 'directory:shops' : 'directory:services'),
      description: door?.hint ?? '',
      canonical: category ? subCategoryPath(category) : categoryPath(type),
      noindex: isNarrowed(filters),
    };
  },
};
