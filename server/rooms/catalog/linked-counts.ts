import { type CategoryType, directoryTypes } from '../../../contract/categories.ts';
import type { CellConditions, CellValue, FacetCounts } from '../counts/service.ts';

/** Counts beside links: the number of listings on the linked page without filters, each counted once. */
export interface LinkedCounts {
  /** All listings of one of the five services. */
  type(type: CategoryType): number;
  /** The listings on the page of a category. */
  category(id: number): number;
  /** All published listings of a category, on either side of the list. */
  published(id: number): number;
  /** All published listings in a place and the places within it. */
  place(id: number): number;
}

/** The categories of a type, of which the directory has two. */
interface CategoriesByType {
  ofType(type: CategoryType): { id: number }[];
}

const byCategory = { name: 'category', dimension: 'category' } as const;
const byPlace = { name: 'city', dimension: 'city' } as const;
const withPost = (side: string): CellConditions => ({ post: (value) => value === side });

function add(sums: Map<string, number>, found: { value: string; count: number }[] = []): void {
  for (const { value, count } of found) sums.set(value, (sums.get(value) ?? 0) + count);
}

/**
 * Counts the unfiltered lists: homes on offer, open jobs, both sides of the marketplace. A listing in several
 * categories counts in each of them, and once in their sum.
 * @param cityId only within this city; 0 for all cities
 */
export function linkedCounts(
  facetCounts: FacetCounts,
  catalog: CategoriesByType,
  cityId: number,
): LinkedCounts {
  const inCity: CellConditions =
    cityId > 0 ? { city: (value: CellValue) => (value as readonly number[]).includes(cityId) } : {};
  const linked = new Map<string, number>();
  const published = new Map<string, number>();
  const places = new Map<string, number>();
  const totals = new Map<CategoryType, number>();
  const lists = [
    { kind: 'business', side: {} },
    { kind: 'product', side: {}, type: 'products' },
    { kind: 'rental', side: withPost('offer'), type: 'rents' },
    { kind: 'job', side: withPost('hiring'), type: 'jobs' },
    { kind: 'event', side: {}, type: 'events' },
  ] as const;
  for (const { kind, side, ...list } of lists) {
    const all = facetCounts.count(kind, inCity, [byCategory, byPlace]);
    add(published, all.facets.category);
    add(places, all.facets.city);
    const first =
      Object.keys(side).length > 0 ? facetCounts.count(kind, { ...inCity, ...side }, [byCategory]) : all;
    add(linked, first.facets.category);
    if ('type' in list) totals.set(list.type, first.total);
  }
  for (const type of directoryTypes) {
    const ids = new Set<CellValue>(catalog.ofType(type).map(({ id }) => id));
    totals.set(type, facetCounts.count('business', { ...inCity, main: (value) => ids.has(value) }, []).total);
  }
  return {
    type: (type) => totals.get(type) ?? 0,
    category: (id) => linked.get(String(id)) ?? 0,
    published: (id) => published.get(String(id)) ?? 0,
    place: (id) => places.get(String(id)) ?? 0,
  };
}
