import type { PageRoute } from '../../page-route.ts';

/** `/alerts`: the alerts of a member, or of an email address to which a link was sent. */
export const alertsRoute: PageRoute = {
  path: '/alerts',
  file: 'web/rooms/alerts/AlertsPage.tsx',
  page: () => import('./AlertsPage.tsx'),
  head: ({ t }) => ({
    title: t('alerts:title'),
    description: t('alerts:text'),
    canonical: '/alerts',
    noindex: true,
  }),
};
