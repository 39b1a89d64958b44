import { categoryPath, subCategoryPath } from '../../addresses.ts';
import { directoryTypeOf, sectionOf } from '../../directory/directory-types.ts';
import { filtersOf, isNarrowed } from '../../directory/filters.ts';
import { loadList } from '../../directory/load-list.ts';
import type { PageRoute } from '../../page-route.ts';

/** `/Category/{type}`: the subcategories of services or shops, and their listings. */
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
    const section = sectionOf(state, type);
    const filters = filtersOf(url.searchParams);
    // A category has a page of its own, to which its list belongs.
    const category = state.services.categories.data.find(({ id }) => id === filters.category);
    const title = section?.name ?? t(type === 'shops' ? 'directory:shops' : 'directory:services');
    return {
      title,
      description: section?.hint || t('directory:subCategoryDescription', { category: title }),
      canonical: category ? subCategoryPath(category) : categoryPath(type),
      noindex: isNarrowed(filters),
    };
  },
  feeds: ['businesses'],
};
