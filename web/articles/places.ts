import { articlePath, newsPath } from '../addresses.ts';
import type { ArticlePlace } from './article-place.ts';

/** The blog and the news, which link to each other. */
export const blogPlace: ArticlePlace = {
  list: '/Blog',
  pathOf: articlePath,
  title: 'content:blogTitle',
  text: 'content:blogText',
};

export const newsPlace: ArticlePlace = {
  list: '/News',
  pathOf: newsPath,
  title: 'content:newsTitle',
  text: 'content:newsText',
};
