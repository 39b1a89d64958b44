import { kmPerDegree, longitudeScale } from './city-plane.ts';
import type { Coordinates } from './distance.ts';
import type { MultiPolygon, Polygon, Position } from './geojson.ts';

/**
 * An area of the city as in GeoJSON: polygons of rings, of which the first is the outline and the others are holes.
 */
export type Area = readonly (readonly (readonly Position[])[])[];

type Ring = readonly Position[];

export interface AreaBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const areaOfGeometry = (geometry: Polygon | MultiPolygon): Area =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Pairs of neighboring corners as [lng, lat, lng, lat]; a ring need not repeat its first corner. */
export function* edgesOf(ring: Ring): Generator<[number, number, number, number]> {
  for (const [index, [lng = 0, lat = 0]] of ring.entries()) {
    const [nextLng = 0, nextLat = 0] = ring[(index + 1) % ring.length] ?? [];
    yield [lng, lat, nextLng, nextLat];
  }
}

/** Even-odd rule: a ray to the east crosses the outline an odd number of times. */
function ringContains(ring: Ring, { lat, lng }: Coordinates): boolean {
  let isInside = false;
  for (const [fromLng, fromLat, toLng, toLat] of edgesOf(ring)) {
    const crosses = fromLat > lat !== toLat > lat;
    if (crosses && lng < fromLng + ((lat - fromLat) * (toLng - fromLng)) / (toLat - fromLat))
      isInside = !isInside;
  }
  return isInside;
}

export function areaContains(area: Area, place: Coordinates): boolean {
  return area.some(
    ([outer = [], ...holes]) =>
      ringContains(outer, place) && !holes.some((hole) => ringContains(hole, place)),
  );
}

export function boxOfArea(area: Area): AreaBox {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng = 0, lat = 0] of area.flatMap(([outer = []]) => outer)) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

type Spot = readonly [x: number, y: number];
/** Kilometers on the plane of the city. */
const spotOf = ([lng = 0, lat = 0]: Position): Spot => [
  lng * longitudeScale * kmPerDegree,
  lat * kmPerDegree,
];

function distanceToEdge([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}

function cornersToBorder(corners: readonly Spot[], rings: readonly (readonly Spot[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const corner of corners)
    for (const ring of rings)
      for (let index = 0; index < ring.length; index += 1)
        nearest = Math.min(
          nearest,
          distanceToEdge(corner, ring[index] as Spot, ring[(index + 1) % ring.length] as Spot),
        );
  return nearest;
}

/** Kilometers between the borders of two areas, by their corners; holes are ignored. */
export function borderDistance(one: Area, other: Area): number {
  const ringsOf = (area: Area) => area.map(([outer = []]) => outer.map(spotOf));
  const [ones, others] = [ringsOf(one), ringsOf(other)];
  return Math.min(cornersToBorder(ones.flat(), others), cornersToBorder(others.flat(), ones));
}

/** Square kilometers within a ring. */
export function ringSize(ring: Ring): number {
  const spots = ring.map(spotOf);
  let twice = 0;
  for (const [index, [x, y]] of spots.entries()) {
    const [nextX, nextY] = spots[(index + 1) % spots.length] as Spot;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** The centroid of the largest part of an area. */
export function middleOfArea(area: Area): Coordinates {
  const [largest = []] = area.map(([outer = []]) => outer).toSorted((a, b) => ringSize(b) - ringSize(a));
  let [twice, lngs, lats] = [0, 0, 0];
  // Relative to one of its corners the products stay small enough to be exact.
  const [originLng = 0, originLat = 0] = largest[0] ?? [];
  for (const [fromLng, fromLat, toLng, toLat] of edgesOf(largest)) {
    const [x, y, nextX, nextY] = [
      fromLng - originLng,
      fromLat - originLat,
      toLng - originLng,
      toLat - originLat,
    ];
    const cross = x * nextY - nextX * y;
    twice += cross;
    lngs += (x + nextX) * cross;
    lats += (y + nextY) * cross;
  }
  if (twice === 0) return { lat: originLat, lng: originLng };
  return { lat: originLat + lats / (3 * twice), lng: originLng + lngs / (3 * twice) };
}

/** The significant corners of a line, by a tolerance in kilometers (Douglas–Peucker). */
function thinned(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, at] = [0, 0];
  for (const [index, corner] of line.entries()) {
    const distance = distanceToEdge(spotOf(corner), spotOf(first), spotOf(last));
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

/** The area with at most this many corners, without its holes and its smallest parts. */
export function coarseArea(area: Area, mostCorners: number): Area {
  const rings = area.map(([outer = []]) => outer).toSorted((a, b) => ringSize(b) - ringSize(a));
  const largest = ringSize(rings[0] ?? []);
  const parts = rings.filter((ring) => ringSize(ring) * 20 >= largest);
  for (let tolerance = 0.01; ; tolerance *= 1.6) {
    const coarse = parts
      .map((ring) => {
        const half = Math.floor(ring.length / 2);
        // A ring is simplified as two lines, otherwise only its beginning would remain.
        return [
          ...thinned(ring.slice(0, half + 1), tolerance).slice(0, -1),
          ...thinned(ring.slice(half), tolerance),
        ];
      })
      .filter((ring) => ring.length > 2);
    const corners = coarse.reduce((sum, ring) => sum + ring.length, 0);
    if (corners <= mostCorners || tolerance > 5) return coarse.slice(0, mostCorners).map((ring) => [ring]);
  }
}
