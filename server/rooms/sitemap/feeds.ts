import { type FeedKind, feedLength } from '../../../contract/feeds.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { type Catalog, type CatalogSource, eitherOf, nameOf } from '../catalog/service.ts';
import { readNewestContent, readNewestListings } from './feed-queries.ts';
import { hasPage, recordKinds, recordPath, servedBy } from './page-kinds.ts';
import { beginningOf, withoutContacts } from './plain-text.ts';

/** The length of an entry's text in characters. */
const excerpt = 400;

export interface FeedItem {
  /** The canonical path, without language. */
  path: string;
  title: string;
  text: string;
  categories: string[];
  /** A company; never a person, and never for anonymous posts. */
  author: string | null;
  publishedAt: Date;
}

export interface Feed {
  /** The page with the same list. */
  path: string;
  items: FeedItem[];
}

/** The page of each list. */
const listPages: Record<FeedKind, string> = {
  businesses: '/Our-Service',
  rentals: '/rents',
  jobs: '/jobs',
  products: '/market-place',
  events: '/Events',
  blogs: '/Blog',
  news: '/News',
};

export interface FeedNeeds {
  catalog: CatalogSource;
  /** The paths of the web's site map, in the syntax of the router. */
  pagePaths: () => Promise<readonly string[]>;
}

/** The newest listings of each kind, for feed readers. */
export function createFeeds(db: Db, { catalog: source, pagePaths }: FeedNeeds) {
  async function items(kind: FeedKind, lang: Lang, now: Date): Promise<FeedItem[]> {
    const record = recordKinds[kind];
    if ('content' in record) {
      const rows = await readNewestContent(db, record.content, feedLength, now);
      return rows.map((row) => ({
        path: recordPath(kind, row),
        title: pickText(row.title, lang).text,
        text: beginningOf(pickText(row.summary, lang).text, excerpt),
        categories: [categoryWord(row.category, lang)].filter(Boolean),
        author: null,
        publishedAt: row.published_at ?? now,
      }));
    }
    const [catalog, rows] = await Promise.all([
      source.catalog(),
      readNewestListings(db, record.listing, feedLength, now),
    ]);
    return rows.map((row) => ({
      path: recordPath(kind, row),
      title: withoutContacts(pickText(eitherOf(row.title_en, row.title_ar), lang).text),
      text: beginningOf(
        withoutContacts(pickText(eitherOf(row.description_en, row.description_ar), lang).text),
        excerpt,
      ),
      categories: namesOf(catalog, row, lang),
      author: row.author,
      publishedAt: row.published_at ?? now,
    }));
  }

  return {
    /** The newest entries; undefined if their pages do not exist. */
    async read(kind: FeedKind, lang: Lang, now: Date): Promise<Feed | undefined> {
      const isServed = servedBy(await pagePaths());
      if (!hasPage(kind, isServed)) return undefined;
      const path = isServed(listPages[kind]) ? listPages[kind] : '/';
      return { path, items: await items(kind, lang, now) };
    },
  };
}
export type Feeds = ReturnType<typeof createFeeds>;

function namesOf(catalog: Catalog, row: { category_id: number; place_id: number }, lang: Lang): string[] {
  return [catalog.category(row.category_id), catalog.place(row.place_id)].flatMap((named) =>
    named ? [nameOf(named, lang)] : [],
  );
}

function categoryWord(category: Either | string | null, lang: Lang): string {
  if (typeof category === 'string') return category;
  return category ? pickText(category, lang).text : '';
}
