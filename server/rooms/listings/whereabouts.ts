import type { PlaceKind, Point } from '../../../contract/places.ts';
import type { Whereabouts } from '../../../contract/posts.ts';
import type { Catalog } from '../catalog/service.ts';
import { approximate } from './approximate.ts';

/** Wider than the rounding error of a point: the house may be anywhere in it. */
const roundedRadiusMeters = 400;
/** The approximate radius of a place. */
const placeRadiusMeters: Record<PlaceKind, number> = { neighbourhood: 1_000, city: 3_000, borough: 7_000 };

interface Located {
  lat: number | null;
  lng: number | null;
  place_id: number;
}

/** The published precision of a point: exact, rounded within a circle, or the neighborhood only. */
export type Precision = 'exact' | 'rounded' | 'area';

/** The public location of a post. Without a point it is somewhere in its neighborhood. */
export function whereaboutsOf(
  { lat, lng, place_id }: Located,
  catalog: Catalog,
  precision: Precision,
): Whereabouts | null {
  const exact: Point | null = lat === null || lng === null ? null : { lat, lng };
  if (exact && precision === 'exact') return { point: exact, radiusMeters: null };
  const rounded = precision === 'area' ? null : approximate(exact);
  if (rounded) return { point: rounded, radiusMeters: roundedRadiusMeters };
  const place = catalog.place(place_id);
  return place
    ? { point: { lat: place.lat, lng: place.lng }, radiusMeters: placeRadiusMeters[place.kind] }
    : null;
}
