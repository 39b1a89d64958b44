import { articlePath } from '../../addresses.ts';
import type { ArticlePlace } from '../../articles/article-routes.ts';

export const blogPlace: ArticlePlace = {
  list: '/Blog',
  pathOf: articlePath,
  title: 'content:blogTitle',
  text: 'content:blogText',
};
