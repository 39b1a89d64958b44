import type { PageEntry } from './page-route.ts';

/** Pages of members besides those of their account. */
export const memberPages: PageEntry[] = [
  {
    path: '/matches/:kind/:id',
    route: async () => (await import('./rooms/matches/matches.route.ts')).matchesRoute,
    file: 'web/rooms/matches/matches.route.ts',
    words: ['matches', 'forms'],
    memberOnly: true,
  },
  {
    path: '/messages/:id?',
    route: async () => (await import('./rooms/conversations/conversations.route.ts')).conversationsRoute,
    file: 'web/rooms/conversations/conversations.route.ts',
    words: ['conversations', 'posting-photos', 'place-cards'],
    memberOnly: true,
  },
  {
    path: '/poster/:kind/:id',
    route: async () => (await import('./rooms/posters/poster.route.ts')).posterRoute,
    file: 'web/rooms/posters/poster.route.ts',
    words: ['posters'],
    memberOnly: true,
  },
  {
    path: '/Translations',
    route: async () => (await import('./rooms/translations/translations.route.ts')).translationsRoute,
    file: 'web/rooms/translations/translations.route.ts',
    words: ['translate', 'forms'],
    memberOnly: true,
  },
  {
    path: '/Translate/:kind/:id',
    route: async () => (await import('./rooms/translations/translations.route.ts')).translateRoute,
    file: 'web/rooms/translations/translations.route.ts',
    words: ['translate', 'forms'],
    memberOnly: true,
  },
];
