import { LRUCache } from 'lru-cache';
import { directoryTypes, type ListingKind } from '../../../contract/categories.ts';
import { langs } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { CatalogSource, CategoryRow } from '../catalog/service.ts';
import {
  categoryPath,
  fixedPages,
  hasPage,
  jobFieldPath,
  marketPath,
  neighborhoodPath,
  type RecordKind,
  recordKinds,
  recordPath,
  type SitemapKind,
  servedBy,
  sitemapKinds,
  subCategoryPath,
} from './page-kinds.ts';
import {
  type Bucket,
  readContentBuckets,
  readContentDates,
  readContentRange,
  readListingBuckets,
  readListingRange,
} from './queries.ts';

export { createFeeds, type Feed, type FeedItem, type Feeds } from './feeds.ts';

/** The path of a listing's page. */
export function listingPath(kind: ListingKind, record: { id: number; slug: string }): string {
  const records = Object.entries(recordKinds) as [RecordKind, { listing?: ListingKind }][];
  const found = records.find(([, { listing }]) => listing === kind);
  if (!found) throw new Error(`no page for ${kind}`);
  return recordPath(found[0], record);
}

/** The number of URLs in one file; a page has one in every language. */
export const addressesInFile = 10_000;
const pagesInFile = Math.floor(addressesInFile / langs.length);

/** A file that the index lists. */
export interface SitemapFile {
  kind: SitemapKind;
  /** Starts at 1. */
  number: number;
  lastmod: Date | undefined;
}

/** A page: its canonical path, without language. */
export interface SitemapPage {
  path: string;
  lastmod: Date | undefined;
}

export interface SitemapNeeds {
  catalog: CatalogSource;
  /** The paths of the web's site map, in the syntax of the router. */
  pagePaths: () => Promise<readonly string[]>;
  /** How long the index is cached, in milliseconds. */
  indexTtl?: number;
}

/**
 * Sitemaps for search engines: existing pages of published, unexpired records. A file contains the records of one
 * type with ids in one range, so that a page stays in its file and reading one needs no counting.
 */
export function createSitemap(db: Db, { catalog: source, pagePaths, indexTtl = 300_000 }: SitemapNeeds) {
  const cachedIndex = new LRUCache<'index', SitemapFile[], Date>({
    max: 1,
    ttl: indexTtl || 1,
    fetchMethod: (_key, _old, { context }) => readIndex(context),
  });

  async function fixed(now: Date): Promise<SitemapPage[]> {
    const [paths, dates] = await Promise.all([pagePaths(), readContentDates(db, now)]);
    const isServed = servedBy(paths);
    return fixedPages
      .filter(({ path }) => isServed(path))
      .map(({ path, content, slug = null }) => ({
        path,
        lastmod: dates.find((date) => date.kind === content && date.slug === slug)?.updated_at,
      }));
  }

  async function categories(): Promise<SitemapPage[]> {
    const isServed = servedBy(await pagePaths());
    return directoryTypes
      .map((type) => ({ path: categoryPath(type), lastmod: undefined }))
      .filter(({ path }) => isServed(path));
  }

  /** Nonempty ones: search engines should not find an empty list. */
  async function subcategories(): Promise<SitemapPage[]> {
    const [paths, catalog, counts] = await Promise.all([pagePaths(), source.catalog(), source.counts()]);
    const isServed = servedBy(paths);
    return [...directoryTypes, 'jobs' as const, 'products' as const]
      .flatMap((type) => catalog.ofType(type))
      .filter((row) => counts.category(row.id) > 0)
      .map((row) => ({ path: listPathOf(row), lastmod: undefined }))
      .filter(({ path }) => isServed(path));
  }

  /** Nonempty ones; boroughs have no page. */
  async function neighborhoods(): Promise<SitemapPage[]> {
    const [paths, catalog, counts] = await Promise.all([pagePaths(), source.catalog(), source.counts()]);
    const isServed = servedBy(paths);
    return catalog.places
      .filter(({ kind, id }) => kind !== 'borough' && counts.place(id) > 0)
      .map(({ slug }) => ({ path: neighborhoodPath(slug), lastmod: undefined }))
      .filter(({ path }) => isServed(path));
  }

  const lists = { pages: fixed, categories, subcategories, neighborhoods };

  async function readIndex(now: Date): Promise<SitemapFile[]> {
    const [paths, listings, contents] = await Promise.all([
      pagePaths(),
      readListingBuckets(db, pagesInFile, now),
      readContentBuckets(db, pagesInFile, now),
    ]);
    const isServed = servedBy(paths);
    const files: SitemapFile[] = [];
    for (const kind of sitemapKinds) {
      if (isList(kind)) {
        const pages = await lists[kind](now);
        if (pages.length > 0) files.push({ kind, number: 1, lastmod: newestOf(pages) });
      } else if (hasPage(kind, isServed)) {
        const record = recordKinds[kind];
        const buckets: Bucket[] =
          'listing' in record
            ? listings.filter((bucket) => bucket.kind === record.listing)
            : contents.filter((bucket) => bucket.kind === record.content);
        files.push(
          ...buckets.map(({ bucket, updated_at }) => ({ kind, number: bucket + 1, lastmod: updated_at })),
        );
      }
    }
    return files;
  }

  async function records(kind: RecordKind, number: number, now: Date): Promise<SitemapPage[]> {
    if (!hasPage(kind, servedBy(await pagePaths()))) return [];
    const [from, to] = [(number - 1) * pagesInFile, number * pagesInFile];
    const record = recordKinds[kind];
    const rows =
      'listing' in record
        ? await readListingRange(db, record.listing, from, to, now)
        : await readContentRange(db, record.content, from, to, now);
    return rows.map((row) => ({ path: recordPath(kind, row), lastmod: row.updated_at }));
  }

  return {
    /** The nonempty files. */
    async index(now: Date): Promise<SitemapFile[]> {
      return (await cachedIndex.fetch('index', { context: now })) ?? readIndex(now);
    },
    /** The pages of a file; none if there is no such file. */
    async file(kind: SitemapKind, number: number, now: Date): Promise<SitemapPage[]> {
      if (!isList(kind)) return records(kind, number, now);
      return number === 1 ? lists[kind](now) : [];
    },
  };

  function isList(kind: SitemapKind): kind is keyof typeof lists {
    return Object.hasOwn(lists, kind);
  }
}
export type Sitemap = ReturnType<typeof createSitemap>;

function listPathOf(row: CategoryRow): string {
  if (row.type === 'jobs') return jobFieldPath(row);
  return row.type === 'products' ? marketPath({ id: row.id, parentId: row.parent_id }) : subCategoryPath(row);
}

/** The modification date of the newest page; undefined if one of them has none. */
function newestOf(pages: readonly SitemapPage[]): Date | undefined {
  const times = pages.map(({ lastmod }) => lastmod?.getTime());
  return times.includes(undefined) ? undefined : new Date(Math.max(...(times as number[])));
}
