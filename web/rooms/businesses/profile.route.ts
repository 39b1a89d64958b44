import { redirect } from 'react-router';
import { profilePath } from '../../addresses.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../routes.tsx';
import { business } from '../../state/slices.ts';

/** `/MarketProfile/{id}/{slug?}`: a business. A wrong or missing slug leads to the right one. */
export const profileRoute: PageRoute = {
  path: '/MarketProfile/:id/:slug?',
  file: 'web/rooms/businesses/ProfilePage.tsx',
  page: () => import('./ProfilePage.tsx'),
  load: async ({ store, url, params }) => {
    if (!/^\d{1,15}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
    await need(store.dispatch(business.thunks.businessData({ path: `businesses/${params.id}` })));
    const found = store.getState().business.businessData.data;
    if (found && params.slug !== found.slug) throw redirect(`${profilePath(found)}${url.search}`, 301);
  },
  head: ({ state }) => {
    const found = state.business.businessData.data;
    return {
      title: found ? `${found.name} · ${found.area.name}` : '',
      description: found?.description.text ?? '',
      canonical: found ? profilePath(found) : '/',
    };
  },
};
