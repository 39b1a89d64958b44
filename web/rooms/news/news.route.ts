import { detailRoute, listRoute } from '../../articles/article-routes.ts';
import { newsPlace as place } from '../../articles/places.ts';
import { news } from '../../state/slices.ts';

/** `/News`: news, newest first. */
export const newsRoute = listRoute({
  place,
  kind: 'news',
  file: 'web/rooms/news/NewsPage.tsx',
  page: () => import('./NewsPage.tsx'),
  fetch: (store, query) => store.dispatch(news.thunks.newsData({ query })),
  read: (state) => state.news.newsData.data,
});

/** `/Show-News/{id?}/{slug?}`: a news article. */
export const showNewsRoute = detailRoute({
  place,
  path: '/Show-News/:id?/:slug?',
  kind: 'news',
  file: 'web/rooms/news/ShowNewsPage.tsx',
  page: () => import('./ShowNewsPage.tsx'),
  fetch: (store, id) => store.dispatch(news.thunks.article({ params: { id } })),
  read: (state) => state.news.article.data,
});
