import { limits } from '../../contract/limits.ts';
import type { MapArea } from '../ui/map-view.ts';
import type { Changes } from './address.ts';

const mapMark = 'map';
const usualRadiusKm = 5;

/**
 * The point of the address is the center of a map view rather than a user's location: distances are meaningless.
 */
export function isByMap(params: URLSearchParams): boolean {
  return params.get('by') === mapMark;
}

/** A point for an address: 3 decimals are 110 m, precise enough for a search area and no more. */
export function nearText({ lat, lng }: { lat: number; lng: number }): string {
  return `${Number(lat.toFixed(3))},${Number(lng.toFixed(3))}`;
}

/** The parameter changes that narrow a list to a map view. */
export function mapAreaChanges({ centre, radiusKm }: MapArea) {
  const bounded = Math.min(Math.max(radiusKm, limits.radiusKm.min), limits.radiusKm.max);
  return {
    near: nearText(centre),
    by: mapMark,
    radius_km: String(Number(bounded.toFixed(2))),
    sort: null,
  } satisfies Changes;
}

/** The point and radius of an address as a map view. */
export function areaOf(near: string | null, radiusKm: number | null): MapArea | null {
  if (near === null) return null;
  const [lat = 0, lng = 0] = near.split(',').map(Number);
  return { centre: { lat, lng }, radiusKm: radiusKm ?? usualRadiusKm };
}
