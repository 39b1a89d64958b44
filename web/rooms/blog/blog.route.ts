import { detailRoute, listRoute } from '../../articles/article-routes.ts';
import { blogPlace as place } from '../../articles/places.ts';
import { blog } from '../../state/slices.ts';

/** `/Blog`: the articles, newest first. */
export const blogRoute = listRoute({
  place,
  kind: 'blog',
  file: 'web/rooms/blog/BlogPage.tsx',
  page: () => import('./BlogPage.tsx'),
  fetch: (store, query) => store.dispatch(blog.thunks.blogData({ query })),
  read: (state) => state.blog.blogData.data,
});

/** `/Show-Blog/{id?}/{slug?}`: an article. */
export const showBlogRoute = detailRoute({
  place,
  path: '/Show-Blog/:id?/:slug?',
  kind: 'blog',
  file: 'web/rooms/blog/ShowBlogPage.tsx',
  page: () => import('./ShowBlogPage.tsx'),
  fetch: (store, id) => store.dispatch(blog.thunks.article({ params: { id } })),
  read: (state) => state.blog.article.data,
});
