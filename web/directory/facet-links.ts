import type { Category } from '../../contract/categories.ts';
import type { FacetValue } from '../../contract/envelope.ts';
import type { Place, State } from '../../contract/places.ts';
import type { FacetLink } from '../ui/FacetLinks.tsx';

type Facets = Record<string, FacetValue[]>;

function countsOf(facets: Facets, name: string): Map<string, number> {
  return new Map(facets[name]?.map(({ value, count }) => [value, count]));
}

export function countOfSwitch(facets: Facets, name: 'open_now' | 'verified'): number | undefined {
  return facets[name]?.[0]?.count;
}

export interface CategoryLinksSource {
  facets: Facets;
  categories: readonly Category[];
  current: number | null;
  hrefOf: (category: Category) => string;
}

/** The categories that would leave something, the fullest first; the chosen one always, and before all. */
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

export interface AreaLinksSource {
  facets: Facets;
  states: readonly State[];
  current: number | null;
  /** The address that is narrowed to a place, or with null to none. */
  hrefOf: (id: number | null) => string;
}

/** Boroughs and cities, each with its neighbourhoods, as far as they would leave something. */
export function areaLinks({ facets, states, current, hrefOf }: AreaLinksSource): FacetLink[] {
  const counts = countsOf(facets, 'city');
  const places = states.flatMap((state) => state.cities);
  const linkOf = (place: Place): FacetLink => {
    const isCurrent = place.id === current;
    return {
      value: String(place.id),
      label: place.name,
      count: counts.get(String(place.id)) ?? 0,
      href: hrefOf(isCurrent ? null : place.id),
      current: isCurrent,
    };
  };
  const among = (parent: number | null) =>
    places
      .filter((place) => place.parentId === parent)
      .map((place) => ({ ...linkOf(place), id: place.id }))
      .filter((link) => link.current || link.count > 0)
      .sort((a, b) => b.count - a.count);
  return among(null).map(({ id, ...link }) => ({
    ...link,
    inside: among(id).map(({ id: _, ...inner }) => inner),
  }));
}

/** The name of a place, where it is known. */
export function placeName(states: readonly State[], id: number | null): string | undefined {
  if (id === null) return undefined;
  return states.flatMap((state) => state.cities).find((place) => place.id === id)?.name;
}
