import { placeName } from '../../lists/facet-links.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { business, event, services } from '../../state/slices.ts';
import { eventFiltersOf, eventsAddress } from './event-filters.ts';

/** `/Events`: what takes place, day by day. */
export const eventsRoute: PageRoute = {
  path: '/Events',
  file: 'web/rooms/events/EventsPage.tsx',
  page: () => import('./EventsPage.tsx'),
  load: async ({ store, url }) => {
    const query = eventFiltersOf(url.searchParams);
    await Promise.all([
      need(store.dispatch(event.thunks.calendar({ query }))),
      need(store.dispatch(business.thunks.stateAndCity())),
      need(store.dispatch(services.thunks.categories({ query: { type: 'events' } }))),
    ]);
  },
  head: ({ state, url, t }) => {
    const { category, city, ...narrowing } = eventFiltersOf(url.searchParams);
    const place = placeName(state.business.stateAndCity.data, city === null ? null : Number(city));
    const none = { price: null, audience: null, from: null, until: null, month: null };
    return {
      title: place ? t('events:inPlace', { place }) : t('events:title'),
      description: t('events:description'),
      canonical: eventsAddress({ ...none, category, city }, {}),
      noindex: Object.values(narrowing).some(Boolean),
    };
  },
  feeds: ['events'],
};
