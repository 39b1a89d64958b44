import { foundRoute } from './found-route.ts';

const query = (params: URLSearchParams) => ({
  category: params.get('category')?.slice(0, 100) || null,
  after: params.get('after'),
});

export const articlesFoundRoute = foundRoute({
  type: 'blog',
  file: 'web/rooms/search/ArticlesFoundPage.tsx',
  page: () => import('./ArticlesFoundPage.tsx'),
  query,
});

export const guidesFoundRoute = foundRoute({
  type: 'guide',
  file: 'web/rooms/search/GuidesFoundPage.tsx',
  page: () => import('./GuidesFoundPage.tsx'),
  query,
});
