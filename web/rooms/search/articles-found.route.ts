import { foundRoute } from './found-route.ts';

const query = (params: URLSearchParams) => ({
  category: params.get('category')?.slice(0, 100) || null,
  after: params.get('after'),
});

export const storiesFoundRoute = foundRoute({
  type: 'blog',
  file: 'web/rooms/search/StoriesFoundPage.tsx',
  page: () => import('./StoriesFoundPage.tsx'),
  query,
});

export const guidesFoundRoute = foundRoute({
  type: 'guide',
  file: 'web/rooms/search/GuidesFoundPage.tsx',
  page: () => import('./GuidesFoundPage.tsx'),
  query,
});
