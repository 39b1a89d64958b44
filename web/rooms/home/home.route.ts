import { feedKinds } from '../../../contract/feeds.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { homeSections } from '../../state/home-sections.ts';
import { business, home } from '../../state/slices.ts';

/** `/`: title and description of the page come from the first hero entry. */
export const homeRoute: PageRoute = {
  path: '/',
  file: 'web/rooms/home/HomePage.tsx',
  page: () => import('./HomePage.tsx'),
  load: async ({ store }) => {
    // The list of places is optional: the page works without it.
    const places = store.dispatch(business.thunks.stateAndCity());
    // A section that failed to load reports it in its own place.
    const first = store.dispatch(homeSections.thunks.businesses());
    await need(store.dispatch(home.thunks.homeData({ query: { lists: '0' } })));
    await Promise.all([places, first]);
  },
  head: ({ state, t }) => {
    const [hero] = state.home.homeData.data?.hero ?? [];
    const about = state.settings.generalSettings.data?.footer.about;
    return {
      title: hero?.title ?? t('home:title'),
      description: hero?.description.replace(/<[^>]*>/g, ' ').trim() || about || t('home:title'),
      canonical: '/',
    };
  },
  structuredData: async (context) => (await import('./home-structured-data.ts')).homeStructuredData(context),
  feeds: feedKinds,
};
