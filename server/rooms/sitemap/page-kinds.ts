import type { DirectoryType, ListingKind } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import { postPages } from '../../../contract/post-kinds.ts';

/* What sitemaps list. A page is listed only if the web's site map has its path. */

/**
 * Pages with a fixed path, and the type of content that determines their modification date; null if nothing does.
 */
export const fixedPages: { path: string; content: ContentKind | null; slug?: string }[] = [
  { path: '/', content: 'hero' },
  { path: '/about', content: 'about' },
  { path: '/Our-Service', content: 'service' },
  { path: '/market-place', content: null },
  { path: '/market-place/products', content: null },
  // `/Rent` and `/Job` render the same lists and have these as canonical URLs.
  { path: '/rents', content: null },
  { path: '/rents?looking_for=wanted', content: null },
  { path: '/jobs', content: null },
  { path: '/jobs?looking_for=seeking', content: null },
  { path: '/Events', content: null },
  { path: '/Neighborhoods', content: null },
  { path: '/How-Reviews-Work', content: null },
  { path: '/Blog', content: 'blog' },
  { path: '/News', content: 'news' },
  { path: '/User-Guide', content: 'guide' },
  { path: '/Contact', content: 'contact' },
  { path: '/Privacy-Policy', content: 'page', slug: 'privacy-policy' },
  { path: '/Terms-conditions', content: 'page', slug: 'terms-conditions' },
  { path: '/eula', content: 'page', slug: 'eula' },
];

/** Types of records with a page each: the path prefix before the id, and the table. */
export const recordKinds = {
  businesses: { base: postPages.business, listing: 'business' },
  rentals: { base: postPages.rent, listing: 'rental' },
  jobs: { base: postPages.job, listing: 'job' },
  products: { base: postPages.product, listing: 'product' },
  events: { base: postPages.event, listing: 'event' },
  blogs: { base: '/Show-Blog', content: 'blog' },
  news: { base: '/Show-News', content: 'news' },
  guides: { base: '/Show-User-Guide', content: 'guide' },
} as const satisfies Record<string, { base: string } & ({ listing: ListingKind } | { content: ContentKind })>;
export type RecordKind = keyof typeof recordKinds;

export const sitemapKinds = [
  'pages',
  'categories',
  'subcategories',
  'neighborhoods',
  ...(Object.keys(recordKinds) as RecordKind[]),
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export function recordPath(kind: RecordKind, { id, slug }: { id: number; slug: string }): string {
  return `${recordKinds[kind].base}/${id}/${encodeURIComponent(slug)}`;
}

export function categoryPath(type: DirectoryType): string {
  return `/Category/${type}`;
}

export function subCategoryPath({ id, slug, type }: { id: number; slug: string; type: string }): string {
  const page = type === 'shops' ? 'shops' : 'service';
  return `/SubCategory/${encodeURIComponent(slug)}/${id}?Page=${page}`;
}

export function neighborhoodPath(slug: string): string {
  return `/Neighborhood/${encodeURIComponent(slug)}`;
}

/** The list of jobs in one field of work. */
export function jobFieldPath({ id }: { id: number }): string {
  return `/jobs?category=${id}`;
}

/** A main category of the marketplace has a front page, a sub-category a list. */
export function marketPath({ id, parentId }: { id: number; parentId: number | null }): string {
  return parentId === null
    ? `/market-place/subCategory?main_id=${id}`
    : `/market-place/products?main_id=${parentId}&category_id=${id}`;
}

/**
 * Whether a path matches the site map, given its routes (`/Rent/:id/:slug?`). Case-sensitive, since only one
 * spelling is canonical.
 */
export function servedBy(pagePaths: readonly string[]): (path: string) => boolean {
  const patterns = pagePaths.map((path) => {
    const parts = path.split('/').flatMap((step) => {
      if (!step) return [];
      if (!step.startsWith(':')) return `/${step.replace(/[^\w-]/g, '\\$&')}`;
      return step.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
    return new RegExp(`^${parts.join('') || '/'}$`);
  });
  return (path) => {
    const [plain = ''] = path.split('?');
    return patterns.some((pattern) => pattern.test(plain));
  };
}

/** Whether records of a type have a page. */
export function hasPage(kind: RecordKind, isServed: (path: string) => boolean): boolean {
  return isServed(recordPath(kind, { id: 1, slug: 'a' }));
}
