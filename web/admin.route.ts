import type { PageRoute } from './page-route.ts';

/**
 * `/admin` and everything below it: one page with sections of its own, so that the site map of guests stays small.
 */
export const adminRoute: PageRoute = {
  path: '/admin/*',
  file: 'web/admin-map.tsx',
  page: () => import('./admin-map.tsx'),
  head: ({ t, url }) => ({
    title: t('admin:title'),
    description: t('admin:description'),
    canonical: url.pathname,
  }),
};
