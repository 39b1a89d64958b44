import { newsPath } from '../../addresses.ts';
import type { ArticlePlace } from '../../articles/article-routes.ts';

export const newsPlace: ArticlePlace = {
  list: '/News',
  pathOf: newsPath,
  title: 'content:newsTitle',
  text: 'content:newsText',
};
