import type { DirectoryType } from '../contract/categories.ts';
import type { SearchType } from '../contract/search-results.ts';

/** The path of a business: its id is significant, its slug is for readers. */
export function profilePath({ id, slug }: { id: number; slug: string }): string {
  return `/MarketProfile/${id}/${encodeURIComponent(slug)}`;
}

/** The path of a sub-category; `Page` is `shops` or `service`, as in the specification. */
export function subCategoryPath({ id, slug, type }: { id: number; slug: string; type: string }): string {
  return `/SubCategory/${encodeURIComponent(slug)}/${id}?Page=${type === 'shops' ? 'shops' : 'service'}`;
}

export function categoryPath(type: DirectoryType): string {
  return `/Category/${type}`;
}

/** By slug; by id, if only that is known, it redirects. */
export function neighborhoodPath(slugOrId: string | number): string {
  return `/Neighborhood/${slugOrId}`;
}

/** The page that prints a poster; `kind` as in the contract of posters. */
export function posterPath(kind: string, id: number): string {
  return `/poster/${kind}/${id}`;
}

/** The results of a query, of one kind or of all. */
export function searchPath(keyword: string, type?: SearchType | null): string {
  return `/search-result/${encodeURIComponent(keyword)}${type ? `/${type}` : ''}`;
}

interface Addressed {
  id: number;
  slug: string;
}

export function rentalPath({ id, slug }: Addressed): string {
  return `/Rent/${id}/${encodeURIComponent(slug)}`;
}

export function productPath({ id, slug }: Addressed): string {
  return `/Show-Product/${id}/${encodeURIComponent(slug)}`;
}

/** The public page of a member: the id is significant. */
export function memberPath({ id, slug }: Addressed): string {
  return `/Member/${id}/${encodeURIComponent(slug)}`;
}

export function jobPath({ id, slug }: Addressed): string {
  return `/show-job/${id}/${encodeURIComponent(slug)}`;
}

export function eventPath({ id, slug }: Addressed): string {
  return `/Event/${id}/${encodeURIComponent(slug)}`;
}

export function articlePath({ id, slug }: Addressed): string {
  return `/Show-Blog/${id}/${encodeURIComponent(slug)}`;
}

export function newsPath({ id, slug }: Addressed): string {
  return `/Show-News/${id}/${encodeURIComponent(slug)}`;
}

export function guidePath({ id, slug }: Addressed): string {
  return `/Show-User-Guide/${id}/${encodeURIComponent(slug)}`;
}

type Filters = Record<string, string | number | null | undefined>;

function filtered(path: string, filters: Filters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The list of rentals with filters of the contract. */
export function rentalsPath(filters: Filters = {}): string {
  return filtered('/rents', filters);
}

export function jobsPath(filters: Filters = {}): string {
  return filtered('/jobs', filters);
}

/** The calendar of events with filters of the contract. */
export function eventsPath(filters: Filters = {}): string {
  return filtered('/Events', filters);
}

/** The front page of the marketplace, and of one of its main categories. */
export function marketPath(mainId?: number): string {
  return mainId === undefined ? '/market-place' : filtered('/market-place/subCategory', { main_id: mainId });
}

export function productsPath(filters: Filters = {}): string {
  return filtered('/market-place/products', filters);
}
