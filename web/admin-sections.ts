import type { Section } from './back-office/section.ts';

/** The sections of the back office, in the order of its menu. Each comes when it is opened. */
export const sections: readonly Section[] = [
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
