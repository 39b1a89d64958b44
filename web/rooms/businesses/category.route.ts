import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, services } from '../../state/slices.ts';
import { directoryQuery } from './directory-query.ts';

const types = ['services', 'shops'];

/** `/Category/{type}`: the sub-categories of services or shops, and what they hold. */
export const categoryRoute: PageRoute = {
  path: '/Category/:type',
  file: 'web/rooms/businesses/CategoryPage.tsx',
  page: () => import('./CategoryPage.tsx'),
  load: async ({ store, url, params }) => {
    const type = params.type ?? '';
    if (!types.includes(type)) throw new Response(null, { status: 404 });
    await Promise.all([
      need(store.dispatch(services.thunks.categories({ path: 'listings', query: { type } }))),
      need(
        store.dispatch(
          business.thunks.businessList({
            path: 'businesses',
            query: { ...directoryQuery(url), type },
            whole: true,
          }),
        ),
      ),
    ]);
  },
  head: ({ params, state, t }) => {
    const doors = state.settings.generalSettings.data?.services;
    const door = params.type === 'shops' ? doors?.shops : doors?.service_provider;
    return {
      title: door?.name ?? t('layout:services'),
      description: door?.hint ?? '',
      canonical: `/Category/${params.type}`,
    };
  },
};
