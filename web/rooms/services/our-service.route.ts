import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { services } from '../../state/slices.ts';

/** `/Our-Service`: the five sections, described. */
export const ourServiceRoute: PageRoute = {
  path: '/Our-Service',
  file: 'web/rooms/services/OurServicePage.tsx',
  page: () => import('./OurServicePage.tsx'),
  load: ({ store }) => need(store.dispatch(services.thunks.servicesData())),
  head: ({ state, t }) => {
    const data = state.services.servicesData.data;
    return {
      title: data?.title || t('services:title'),
      description: data?.introduction || t('services:introduction'),
      canonical: '/Our-Service',
    };
  },
  feeds: ['businesses'],
};
