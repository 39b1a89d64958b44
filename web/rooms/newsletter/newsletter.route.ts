import type { PageRoute } from '../../page-route.ts';

/** `/Newsletter`: the target of links in the newsletter's emails. Tokens are in the fragment. */
export const newsletterRoute: PageRoute = {
  path: '/Newsletter',
  file: 'web/rooms/newsletter/NewsletterPage.tsx',
  page: () => import('./NewsletterPage.tsx'),
  head: ({ t }) => ({
    title: t('newsletter:title'),
    description: t('newsletter:description'),
    canonical: '/Newsletter',
    noindex: true,
  }),
};
