import type { Lang } from '../../contract/locales.ts';
import { type Absolute, context, known, type Thing } from './values.ts';

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
  /** Who writes here: the site. */
  siteName: string;
  publicUrl: string;
}

/** An article of the blog or the news. */
export function blogPostingData(article: ArticleFacts, absolute: Absolute): Thing {
  const { path, title, summary, lang, picture, category, publishedAt, updatedAt, siteName, publicUrl } =
    article;
  const writer = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: siteName,
    url: `${publicUrl}/`,
  };
  return known({
    '@context': context,
    '@type': 'BlogPosting',
    '@id': absolute(path),
    mainEntityOfPage: absolute(path),
    headline: title,
    description: summary,
    inLanguage: lang,
    image: picture && absolute(picture),
    articleSection: category,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: writer,
    publisher: { ...writer, logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/512.png` } },
  });
}
