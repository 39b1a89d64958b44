import type { Lang } from '../../contract/locales.ts';
import { type Absolute, context, known, type StructuredData } from './values.ts';

/** An article as its page shows it. */
export interface ArticleFacts {
  path: string;
  title: string;
  summary: string;
  lang: Lang;
  /** Path of its picture. */
  picture: string | null;
  category: string;
  publishedAt: string;
  updatedAt?: string | null;
  /** Who wrote it, where the page says so; else the site did. */
  author?: string | null;
  /** What it is, where it is no post of the blog. */
  type?: 'BlogPosting' | 'NewsArticle' | 'Article';
  /** Who publishes here: the site. */
  siteName: string;
  publicUrl: string;
}

/** An article of the blog, the news or the guide. */
export function blogPostingData(article: ArticleFacts, absolute: Absolute): StructuredData {
  const { path, title, summary, lang, picture, category, publishedAt, updatedAt } = article;
  const { author, type = 'BlogPosting', siteName, publicUrl } = article;
  const site = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: siteName,
    url: `${publicUrl}/`,
  };
  return known({
    '@context': context,
    '@type': type,
    '@id': absolute(path),
    mainEntityOfPage: absolute(path),
    headline: title,
    description: summary,
    inLanguage: lang,
    image: picture && absolute(picture),
    articleSection: category,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: author ? { '@type': 'Person', name: author } : site,
    publisher: { ...site, logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/512.png` } },
  });
}
