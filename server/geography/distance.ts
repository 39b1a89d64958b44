/** A point on the earth: WGS 84 degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The mean radius of the earth in meters (IUGG). */
const EARTH_RADIUS = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance (haversine). The earth is not a sphere: the error is at most 0.6 %, which is 60 m for 10
 * km.
 *
 * @param a WGS 84 degrees
 * @param b WGS 84 degrees
 * @returns meters
 */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const share = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}
