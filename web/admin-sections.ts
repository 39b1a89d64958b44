import type { Section } from './back-office/section.ts';

/** The sections of the back office, in the order of its menu. Each comes when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'queue',
    ability: 'queue',
    icon: 'list',
    name: 'admin:section.queue',
    group: 'posts',
    waiting: 'queue',
    words: [
      'admin-queue',
      ...(['posting-form', 'posting-fields', 'posting-business', 'posting-product'] as const),
      ...(['posting-rental', 'posting-jobs', 'business-facts', 'languages', 'directory', 'forms'] as const),
    ],
    page: () => import('./rooms/moderation/QueuePage.tsx'),
  },
  {
    path: 'reports',
    ability: 'reports',
    icon: 'flag',
    name: 'admin:section.reports',
    group: 'posts',
    waiting: 'reports',
    words: ['admin-reports', 'admin-listings', 'forms'],
    page: () => import('./rooms/reports/ReportsPage.tsx'),
  },
  {
    path: 'listings',
    ability: 'reports',
    icon: 'list',
    name: 'admin:section.listings',
    group: 'posts',
    words: ['admin-listings', 'forms'],
    page: () => import('./rooms/listing-desk/ListingDeskPage.tsx'),
  },
  {
    path: 'claims',
    ability: 'users',
    icon: 'store',
    name: 'admin:section.claims',
    group: 'posts',
    waiting: 'claims',
    words: ['admin-claims', 'admin-listings', 'forms'],
    page: () => import('./rooms/claims/ClaimsPage.tsx'),
  },
  {
    path: 'newsletter',
    ability: 'newsletter',
    icon: 'mail',
    name: 'admin:section.newsletter',
    group: 'people',
    words: ['admin-newsletter', 'forms'],
    page: () => import('./rooms/newsletter-desk/NewsletterDesk.tsx'),
  },
];
