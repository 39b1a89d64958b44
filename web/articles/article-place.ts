import type { ArticleCard } from '../../contract/articles.ts';
import type { Translate, WordKey } from '../i18n/words.ts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';

/** The common parts of the blog, the news and the guide: a list, and a page for each entry. */
export interface ArticlePlace {
  /** The path of the list. */
  list: string;
  pathOf: (article: { id: number; slug: string }) => string;
  title: WordKey;
  text: WordKey;
}

export function categoryHref({ list }: ArticlePlace, slug: string): string {
  return `${list}?category=${encodeURIComponent(slug)}`;
}

/** The breadcrumbs of an article: the list, its category, the article. */
export function articleCrumbs(place: ArticlePlace, article: ArticleCard, t: Translate): Crumb[] {
  const { title, category, categorySlug } = article;
  return [
    { name: t(place.title), href: place.list },
    ...(category ? [{ name: category, href: categoryHref(place, categorySlug) }] : []),
    { name: title },
  ];
}
