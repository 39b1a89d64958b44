import { type FeedKind, feedPath } from '../../contract/feeds.ts';
import type { Lang } from '../../contract/locales.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { Feed, FeedItem } from '../rooms/sitemap/service.ts';
import { pageAddress } from './page-address.ts';
import { pageWord } from './page-words.ts';

/** The names of feeds in the message files. */
const titles = {
  businesses: 'feedBusinesses',
  rentals: 'feedRentals',
  jobs: 'feedJobs',
  products: 'feedProducts',
  events: 'feedEvents',
  blogs: 'feedBlogs',
  news: 'feedNews',
} as const satisfies Record<FeedKind, string>;

/** The title of a feed; the messages contain nothing that HTML would have to escape. */
export function feedTitle(kind: FeedKind, lang: Lang): string {
  return pageWord(titles[kind], lang);
}

export interface FeedSource {
  kind: FeedKind;
  lang: Lang;
  feed: Feed;
  siteName: string;
  /** The description of the site. */
  about: string;
  publicUrl: string;
}

function tag(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

function itemXml(item: FeedItem, { publicUrl, lang }: FeedSource): string {
  const address = pageAddress(publicUrl, item.path, lang);
  return [
    '<item>',
    tag('title', item.title),
    tag('link', address),
    tag('guid', address, ' isPermaLink="true"'),
    tag('pubDate', item.publishedAt.toUTCString()),
    ...(item.author ? [tag('dc:creator', item.author)] : []),
    ...item.categories.map((category) => tag('category', category)),
    tag('description', item.text),
    '</item>',
  ].join('\n');
}

/** A feed as RSS 2.0 with a link to itself (https://www.rssboard.org/rss-profile). */
export function feedXml(source: FeedSource): string {
  const { kind, lang, feed, siteName, about, publicUrl } = source;
  const title = `${feedTitle(kind, lang)} · ${siteName}`;
  const [newest] = feed.items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', pageAddress(publicUrl, feed.path, lang)),
    tag('description', about || title),
    tag('language', lang),
    ...(newest ? [tag('lastBuildDate', newest.publishedAt.toUTCString())] : []),
    '<ttl>60</ttl>',
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(publicUrl + feedPath(kind, lang))}"/>`,
    ...feed.items.map((item) => itemXml(item, source)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
