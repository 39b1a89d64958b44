import { profilePath } from '../../addresses.ts';
import { loadListing } from '../../load-listing.ts';
import type { PageRoute } from '../../page-route.ts';
import { business } from '../../state/slices.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { menuCategory, profileCrumbs } from './profile-crumbs.ts';
import { breadcrumbData, businessData } from './structured-data.ts';

/** `/MarketProfile/{id}/{slug?}`: a business. A wrong or missing slug leads to the right one. */
export const profileRoute: PageRoute = {
  path: '/MarketProfile/:id/:slug?',
  file: 'web/rooms/businesses/ProfilePage.tsx',
  page: () => import('./ProfilePage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(business.thunks.businessData({ path: `businesses/${id}` })),
      () => store.getState().business.businessData.data,
      profilePath,
    );
  },
  head: ({ state, site, t }) => {
    const found = state.business.businessData.data;
    if (!found) return { title: '', description: '', canonical: '/' };
    const absolute = absoluteOn(site);
    return {
      title: `${found.name} · ${found.area.name}`,
      description: found.description.text,
      canonical: profilePath(found),
      image: (found.cover ?? found.photo)?.url ?? null,
      jsonLd: [
        businessData({ business: found, categorySlug: menuCategory(state, found)?.slug, absolute }),
        breadcrumbData(profileCrumbs(state, found, t), absolute),
      ],
    };
  },
};
