import type { FacetValue } from '../../contract/envelope.ts';
import type { Place, State } from '../../contract/places.ts';
import type { FacetLink } from '../ui/FacetLinks.tsx';

export type Facets = Record<string, readonly FacetValue[]>;

export function countsOf(facets: Facets, name: string): Map<string, number> {
  return new Map(facets[name]?.map(({ value, count }) => [value, count]));
}

export interface ValueLinksSource {
  facets: Facets;
  name: string;
  current: string | null;
  /** The label of a value; that of the server by default. */
  labelOf?: (value: string) => string;
  /** The address filtered by a value, or without the filter for null. */
  hrefOf: (value: string | null) => string;
}

/** The values of a facet with results, in the order of the server; the selected one always. */
export function valueLinks({ facets, name, current, labelOf, hrefOf }: ValueLinksSource): FacetLink[] {
  return (facets[name] ?? [])
    .filter(({ value, count }) => count > 0 || value === current)
    .map(({ value, label, count }) => ({
      value,
      label: labelOf ? labelOf(value) : label,
      count,
      href: hrefOf(value === current ? null : value),
      current: value === current,
    }));
}

export interface AreaLinksSource {
  facets: Facets;
  states: readonly State[];
  current: number | null;
  /** The address filtered by a place, or without the filter for null. */
  hrefOf: (id: number | null) => string;
}

/** Boroughs and cities, each with its neighborhoods, if they have results. */
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

/** The name of a place, if known. */
export function placeName(states: readonly State[], id: number | null): string | undefined {
  if (id === null) return undefined;
  return states.flatMap((state) => state.cities).find((place) => place.id === id)?.name;
}
