import type { Category } from '../../contract/categories.ts';
import { countsOf, type Facets } from '../lists/facet-links.ts';
import type { FacetLink } from '../ui/FacetLinks.tsx';

export function countOfSwitch(facets: Facets, name: 'open_now' | 'verified'): number | undefined {
  return facets[name]?.[0]?.count;
}

export interface CategoryLinksSource {
  facets: Facets;
  categories: readonly Category[];
  current: number | null;
  hrefOf: (category: Category) => string;
}

/** The categories with results, ordered by count; the selected one always, and first. */
export function categoryLinks({ facets, categories, current, hrefOf }: CategoryLinksSource): FacetLink[] {
  const counts = countsOf(facets, 'category');
  return categories
    .map((category) => ({
      value: String(category.id),
      label: category.name,
      count: counts.get(String(category.id)) ?? 0,
      href: hrefOf(category),
      current: category.id === current,
    }))
    .filter((link) => link.current || link.count > 0)
    .sort((a, b) => Number(b.current) - Number(a.current) || b.count - a.count);
}
