import { detailRoute, listRoute } from '../../articles/article-routes.ts';
import { blogPlace as place } from '../../articles/places.ts';
import { blog } from '../../state/slices.ts';

/** `/Blog`: the stories, the newest first. */
export const blogRoute = listRoute({
  place,
  kind: 'blog',
  api: 'blogs/web',
  file: 'web/rooms/blog/BlogPage.tsx',
  page: () => import('./BlogPage.tsx'),
  fetch: (store, argument) => store.dispatch(blog.thunks.blogData(argument)),
  read: (state) => state.blog.blogData.data,
});

/** `/Show-Blog/{id?}/{slug?}`: a story. */
export const showBlogRoute = detailRoute({
  place,
  path: '/Show-Blog/:id?/:slug?',
  api: 'blogs',
  kind: 'blog',
  file: 'web/rooms/blog/ShowBlogPage.tsx',
  page: () => import('./ShowBlogPage.tsx'),
  fetch: (store, argument) => store.dispatch(blog.thunks.article(argument)),
  read: (state) => state.blog.article.data,
});
