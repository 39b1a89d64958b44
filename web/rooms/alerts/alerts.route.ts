import type { PageRoute } from '../../page-route.ts';
import { linkInQuery } from './alert-link.ts';
import { readAlerts } from './read-alerts.ts';

/** `/alerts`: the alerts of a member, or of an email address to which a link was sent; without scripts of the latter. */
export const alertsRoute: PageRoute = {
  path: '/alerts',
  file: 'web/rooms/alerts/AlertsPage.tsx',
  page: () => import('./AlertsPage.tsx'),
  load: async ({ store, url }) => {
    const link = linkInQuery(url.search);
    // For the forms without scripts; browsers with scripts read the alerts once the page is displayed.
    if (link?.act === 'manage' && typeof document === 'undefined') await readAlerts(store, link.token);
  },
  head: ({ t }) => ({
    title: t('alerts:title'),
    description: t('alerts:text'),
    canonical: '/alerts',
    noindex: true,
  }),
};
