import { redirect } from 'react-router';
import { sharedPicturePath } from '../../../contract/sharing.ts';
import { subCategoryPath } from '../../addresses.ts';
import { categoryOf } from '../../directory/directory-types.ts';
import { filtersOf, isNarrowed } from '../../directory/filters.ts';
import { loadList } from '../../directory/load-list.ts';
import { placeName } from '../../lists/facet-links.ts';
import type { PageRoute } from '../../page-route.ts';

/** `/SubCategory/{categoryName?}/{id}`: the businesses of a subcategory; `Page` is shops or service. */
export const subCategoryRoute: PageRoute = {
  path: '/SubCategory/:categoryName?/:id',
  file: 'web/rooms/businesses/SubCategoryPage.tsx',
  page: () => import('./SubCategoryPage.tsx'),
  load: async (context) => {
    const { store, url, params } = context;
    if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
    await loadList(context, { category: params.id });
    const { status } = store.getState().services.categories;
    const category = categoryOf(store.getState(), params.id);
    if (!category && status === 'succeeded') throw new Response(null, { status: 404 });
    if (category && params.categoryName !== category.slug) {
      const right = new URL(subCategoryPath(category), url);
      for (const [name, value] of url.searchParams) right.searchParams.set(name, value);
      throw redirect(`${right.pathname}${right.search}`, 301);
    }
  },
  head: ({ params, state, site, url, t }) => {
    const category = categoryOf(state, params.id);
    const name = category?.name ?? '';
    const filters = filtersOf(url.searchParams);
    const where = placeName(state.business.stateAndCity.data, filters.city);
    return {
      title: where ? t('directory:inPlace', { what: name, where }) : name,
      description: t('directory:subCategoryDescription', { category: name }),
      canonical: category ? subCategoryPath(category) : '/',
      noindex: isNarrowed(filters),
      ...(category && { image: sharedPicturePath('category', category.id, site.lang) }),
    };
  },
  structuredData: async (context) =>
    (await import('./sub-category-structured-data.ts')).subCategoryStructuredData(context),
  feeds: ['businesses'],
};
