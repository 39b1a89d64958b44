import { cardAreas } from './i18n/words.ts';
import type { PageEntry } from './page-route.ts';

/** Pages of events: public ones, those of a search, and those of members. */
export const eventPages: PageEntry[] = [
  {
    path: '/Events',
    route: async () => (await import('./rooms/events/events.route.ts')).eventsRoute,
    file: 'web/rooms/events/events.route.ts',
    words: ['events', 'event-cards', 'hijri', 'post-lists'],
  },
  {
    path: '/Event/:id/:slug?',
    route: async () => (await import('./rooms/events/event.route.ts')).eventRoute,
    file: 'web/rooms/events/event.route.ts',
    words: [
      'event-page',
      'event-cards',
      'hijri',
      'place',
      'post-page',
      'languages',
      'place-map',
      'place-cards',
    ],
  },
  {
    path: '/search-result/:keyword/event',
    route: async () => (await import('./rooms/search/events-found.route.ts')).eventsFoundRoute,
    file: 'web/rooms/search/events-found.route.ts',
    words: ['search', 'directory', 'post-lists', 'event-lists', 'event-cards', 'place-map', 'rental-cards'],
  },
  {
    path: '/my-event',
    route: async () => (await import('./rooms/my-posts/my-posts.route.ts')).myEventRoute,
    file: 'web/rooms/my-posts/my-posts.route.ts',
    words: ['my-posts', 'event-cards', 'member', 'forms'],
    memberOnly: true,
  },
  {
    path: '/saved-event',
    route: async () => (await import('./rooms/profile/favorites.route.ts')).favoriteEventsRoute,
    file: 'web/rooms/profile/favorites.route.ts',
    words: ['member', 'saved-posts', 'forms', ...cardAreas],
    memberOnly: true,
  },
];
