import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import type { Position } from '../../geography/geojson.ts';
import type { Bounds } from '../archive-writer.ts';
import { type Geometry, type TileFeature, type TileLayer, tileLayers } from './features.ts';

/** Tiles are generated for these zooms; higher zooms scale the last one. */
export const zooms = { first: 8, last: 14 } as const;
const extent = 4096;
/** The buffer around each tile, in tile units: a broad street on the border of two is drawn in both. */
const margin = 80;
const tileVersion = 2;

export interface CutTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

function* positions(geometry: Geometry): Generator<Position> {
  if (geometry.type === 'Point') yield geometry.coordinates;
  else if (geometry.type === 'LineString') yield* geometry.coordinates;
  else if (geometry.type === 'MultiPolygon')
    for (const polygon of geometry.coordinates) yield* polygon.flat();
  else yield* geometry.coordinates.flat();
}

/** The bounding box of all features. */
export function boundsOf(features: readonly TileFeature[]): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { geometry } of features) {
    for (const [lng = 0, lat = 0] of positions(geometry)) {
      bounds.west = Math.min(bounds.west, lng);
      bounds.east = Math.max(bounds.east, lng);
      bounds.south = Math.min(bounds.south, lat);
      bounds.north = Math.max(bounds.north, lat);
    }
  }
  return bounds;
}

/** The column and row of the tile that contains a point. */
export function tileAt(lng: number, lat: number, z: number): { x: number; y: number } {
  const size = 2 ** z;
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const within = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)));
  return { x: within(lng / 360 + 0.5), y: within(y) };
}

/** All tiles of a zoom that intersect an area, in the order of the archive. */
export function tilesOf({ west, south, east, north }: Bounds, z: number) {
  const [first, last] = [tileAt(west, north, z), tileAt(east, south, z)];
  const tiles: { z: number; x: number; y: number }[] = [];
  for (let x = first.x; x <= last.x; x += 1)
    for (let y = first.y; y <= last.y; y += 1) tiles.push({ z, x, y });
  return tiles.sort((one, other) => zxyToTileId(z, one.x, one.y) - zxyToTileId(z, other.x, other.y));
}

function indexOf(features: readonly TileFeature[], z: number): GeoJSONVT {
  const collection = {
    type: 'FeatureCollection' as const,
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature' as const,
      geometry,
      properties,
    })),
  };
  // Simplified so that the last zoom is exact; tiles of lower zooms have fewer points.
  const options = { maxZoom: zooms.last, indexMaxZoom: z, indexMaxPoints: 0, extent, buffer: margin };
  return new GeoJSONVT(collection, options);
}

/**
 * Generates encoded vector tiles from features, zoom by zoom. Empty tiles are omitted.
 * @param bounds the area: there are no tiles outside
 * @param onZoom called before each zoom, with the maximum number of its tiles
 */
export function* cutTiles(
  features: readonly TileFeature[],
  bounds: Bounds,
  onZoom: (z: number, tiles: number) => void,
): Generator<CutTile> {
  for (let z: number = zooms.first; z <= zooms.last; z += 1) {
    const tiles = tilesOf(bounds, z);
    onZoom(z, tiles.length);
    const indexes = new Map<TileLayer, GeoJSONVT>();
    for (const layer of tileLayers) {
      const seen = features.filter((feature) => feature.layer === layer && feature.minZoom <= z);
      if (seen.length > 0) indexes.set(layer, indexOf(seen, z));
    }
    for (const { x, y } of tiles) {
      const layers: Record<string, GeoJSONVTTile> = {};
      for (const [layer, index] of indexes) {
        const tile = index.getTile(z, x, y);
        if (tile && tile.features.length > 0) layers[layer] = tile;
      }
      if (Object.keys(layers).length === 0) continue;
      yield { z, x, y, bytes: fromGeojsonVt(layers, { version: tileVersion, extent }) };
    }
  }
}
