import { redirect } from 'react-router';
import { neighborhoodPath } from '../../addresses.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business } from '../../state/slices.ts';

/** `/Neighborhood/{slug}`: one neighborhood. */
export const neighborhoodRoute: PageRoute = {
  path: '/Neighborhood/:slug',
  file: 'web/rooms/neighborhoods/NeighborhoodPage.tsx',
  page: () => import('./NeighborhoodPage.tsx'),
  load: async ({ store, url, params: { slug = '' } }) => {
    await need(store.dispatch(business.thunks.neighborhood({ params: { slug } })));
    const found = store.getState().business.neighborhood.data;
    if (found && found.slug !== slug) throw redirect(`${neighborhoodPath(found.slug)}${url.search}`, 301);
  },
  head: ({ params, state, t }) => {
    const found = state.business.neighborhood.data;
    return {
      title: found?.name ?? t('neighborhoods:title'),
      description: found
        ? t('neighborhoods:description', { name: found.name, parent: found.parent })
        : t('neighborhoods:overviewDescription'),
      canonical: neighborhoodPath(params.slug ?? ''),
      // An area without any posts is not indexed.
      ...(found?.count === 0 && { noindex: true }),
    };
  },
  structuredData: async (context) =>
    (await import('./neighborhood-structured-data.ts')).neighborhoodStructuredData(context),
};
