import type { PageRoute } from '../../page-route.ts';

/** `/poster/{kind}/{id}`: a sheet to print for a business, a post or a neighborhood. */
export const posterRoute: PageRoute = {
  path: '/poster/:kind/:id',
  file: 'web/rooms/posters/PosterPage.tsx',
  page: () => import('./PosterPage.tsx'),
  head: ({ params: { kind = '', id = '' }, t }) => ({
    title: t('posters:title'),
    description: t('posters:description'),
    canonical: `/poster/${kind}/${id}`,
  }),
};
