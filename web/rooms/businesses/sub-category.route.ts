import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, services } from '../../state/slices.ts';
import { directoryQuery } from './directory-query.ts';

/** `/SubCategory/{categoryName?}/{id}`: the businesses of a sub-category; `Page` is shops or service. */
export const subCategoryRoute: PageRoute = {
  path: '/SubCategory/:categoryName?/:id',
  file: 'web/rooms/businesses/SubCategoryPage.tsx',
  page: () => import('./SubCategoryPage.tsx'),
  load: async ({ store, url, params }) => {
    if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
    const query = { ...directoryQuery(url), category: params.id };
    await Promise.all([
      need(store.dispatch(services.thunks.categories({ path: 'listings', query: { type: 'business' } }))),
      need(store.dispatch(business.thunks.businessList({ path: 'businesses', query, whole: true }))),
    ]);
    const known = store
      .getState()
      .services.categories.data.some((category) => String(category.id) === params.id);
    if (!known) throw new Response(null, { status: 404 });
  },
  head: ({ params, state, t }) => {
    const category = state.services.categories.data.find((one) => String(one.id) === params.id);
    const page = category?.type === 'shops' ? 'shops' : 'service';
    return {
      title: category?.name ?? '',
      description: t('directory:subCategoryDescription', { category: category?.name ?? '' }),
      canonical: `/SubCategory/${category?.slug}/${params.id}?Page=${page}`,
    };
  },
};
