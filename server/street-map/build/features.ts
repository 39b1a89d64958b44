import type {
  LineString,
  MultiLineString,
  MultiPolygon,
  Point,
  Polygon,
  Position,
} from '../../geography/geojson.ts';

export type Geometry = Point | LineString | MultiLineString | Polygon | MultiPolygon;
export type Properties = Record<string, string | number | boolean>;

/** The layers of the generated tiles: a subset of those of the Protomaps basemap, and train routes. */
export const tileLayers = ['earth', 'landuse', 'water', 'roads', 'transit_lines', 'pois', 'places'] as const;
export type TileLayer = (typeof tileLayers)[number];

/** A feature of the tiles, visible from a minimum zoom. */
export interface TileFeature {
  layer: TileLayer;
  geometry: Geometry;
  properties: Properties;
  minZoom: number;
}

/** A feature as in the file; the properties are not validated. */
export interface SourceFeature {
  geometry: Geometry;
  properties: Record<string, unknown>;
}

export const isArea = (geometry: Geometry): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** Twice the area of a ring in square degrees; the sign is its orientation. */
function doubleArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [x = 0, y = 0] = ring[index] ?? [];
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += x * nextY - nextX * y;
  }
  return sum;
}

const kmPerDegree = 111.32;

/** The area in square meters, holes included: accurate enough to choose the minimum zoom. */
export function areaOf(geometry: Polygon | MultiPolygon): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.reduce((sum, [outline = []]) => {
    const shrink = Math.cos(((outline[0]?.[1] ?? 0) * Math.PI) / 180);
    return sum + (Math.abs(doubleArea(outline)) / 2) * shrink * (kmPerDegree * 1000) ** 2;
  }, 0);
}

/** Where a line of latitude enters and leaves a polygon, from west to east. */
function crossings(rings: readonly Position[][], lat: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const [x = 0, y = 0] = ring[index - 1] ?? [];
      const [nextX = 0, nextY = 0] = ring[index] ?? [];
      if (y > lat !== nextY > lat) found.push(x + ((lat - y) / (nextY - y)) * (nextX - x));
    }
  }
  return found.sort((one, other) => one - other);
}

const scans = 9;

/**
 * A point well inside the largest part of an area, for its label: the center of the widest span of some scan lines.
 */
export function labelPoint(geometry: Polygon | MultiPolygon): Position | undefined {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [rings] = [...polygons].sort(
    ([one = []], [other = []]) => Math.abs(doubleArea(other)) - Math.abs(doubleArea(one)),
  );
  if (!rings?.[0]) return undefined;
  const latitudes = rings[0].map(([, lat = 0]) => lat);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  let best: { at: Position; worth: number } | undefined;
  for (let scan = 1; scan <= scans; scan += 1) {
    const lat = south + ((north - south) * scan) / (scans + 1);
    const xs = crossings(rings, lat);
    // The center of the area is preferred to a wider span near its edge.
    const centered = 1 - Math.abs(scan / (scans + 1) - 0.5);
    for (let index = 1; index < xs.length; index += 2) {
      const [from = 0, to = 0] = [xs[index - 1], xs[index]];
      const worth = (to - from) * centered;
      if (!best || worth > best.worth) best = { at: [(from + to) / 2, lat], worth };
    }
  }
  return best?.at;
}
