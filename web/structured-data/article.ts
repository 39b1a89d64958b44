import type { Lang } from '../../contract/locales.ts';
import { type Absolute, context, known, type StructuredData } from './values.ts';

/** An article as its page displays it. */
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
  /** The author if the page names one; otherwise the site. */
  author?: string | null;
  /** The schema.org type, unless it is a blog post. */
  type?: 'BlogPosting' | 'NewsArticle' | 'Article';
  /** The publisher: the site. */
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
