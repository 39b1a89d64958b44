import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { about } from '../../state/slices.ts';

/** `/about`: who runs the site, and why. */
export const aboutRoute: PageRoute = {
  path: '/about',
  file: 'web/rooms/about/AboutPage.tsx',
  page: () => import('./AboutPage.tsx'),
  load: ({ store }) => need(store.dispatch(about.thunks.aboutData())),
  head: ({ state, t }) => {
    const { data } = state.about.aboutData;
    const title = data?.title || t('layout:about');
    return {
      title,
      description: data?.summary || title,
      canonical: '/about',
    };
  },
};
