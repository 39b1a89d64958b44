import type { PageRoute } from '../../page-route.ts';
import { linkInQuery, subjectInQuery } from './alert-link.ts';
import { readAlerts } from './read-alerts.ts';
import { readPreview } from './read-preview.ts';

/** `/alerts`: the alerts of a member, or of an email address to which a link was sent; without scripts of the latter. */
export const alertsRoute: PageRoute = {
  path: '/alerts',
  file: 'web/rooms/alerts/AlertsPage.tsx',
  page: () => import('./AlertsPage.tsx'),
  load: async ({ store, url }) => {
    // For the forms without scripts; browsers with scripts read the alerts once the page is displayed.
    if (typeof document !== 'undefined') return;
    const link = linkInQuery(url.search);
    const subject = subjectInQuery(url.search);
    if (link?.act === 'manage') await readAlerts(store, link.token);
    else if (!link && subject) await readPreview(store, subject);
  },
  head: ({ t }) => ({
    title: t('alerts:title'),
    description: t('alerts:text'),
    canonical: '/alerts',
    noindex: true,
  }),
};
