import { guidePath } from '../../addresses.ts';
import type { ArticlePlace } from '../../articles/article-place.ts';

export const guidePlace: ArticlePlace = {
  list: '/User-Guide',
  pathOf: guidePath,
  title: 'content:guideTitle',
  text: 'content:guideText',
};
