import type { PageEntry } from './page-route.ts';

/** The posting forms: one module lists them all. */
export const postingPages = (
  [
    '/add-business',
    '/market-place/new-product',
    '/post-job',
    '/jobforcompany',
    '/post-rent',
    '/rentForm',
    '/form/business',
    '/form/product',
    '/form/quick',
    '/form/rent',
    '/form/rent-offer',
    '/form/rent-wanted',
    '/form/job',
    '/form/job-company',
    '/form/job-individual',
    '/form/event',
  ] as const
).map(
  (path): PageEntry => ({
    path,
    route: async () => (await import('./rooms/posting/posting.route.ts')).postingRoute(path),
    file: 'web/rooms/posting/posting.route.ts',
    words: ['posting'],
    // Guests fill the short form first and register at its end.
    memberOnly: path !== '/form/quick',
  }),
);
