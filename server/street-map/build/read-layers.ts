import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { SourceFeature, TileFeature } from './features.ts';
import { LayerError } from './layer-error.ts';
import { placeFeature, seaFeature, sourceLayers } from './schema.ts';
import { waterNames } from './water-names.ts';

/** A place of the site, for its label on the map. */
export interface NamedPlace {
  kind: string;
  name: { en: string; ar: string };
  lat: number;
  lng: number;
}

const geometries = ['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];
const neighborhoodsFile = 'nyc_neighborhood_points.geojson';
const stationsFile = 'subway_stations.csv';

function featuresOf(text: string, file: string): SourceFeature[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new LayerError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const { type, features } = (parsed ?? {}) as { type?: unknown; features?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new LayerError(`${file} is no GeoJSON collection of features.`);
  return features.flatMap((feature: Partial<SourceFeature> | null) =>
    feature?.geometry &&
    geometries.includes(feature.geometry.type) &&
    Array.isArray(feature.geometry.coordinates)
      ? [{ geometry: feature.geometry, properties: feature.properties ?? {} }]
      : [],
  );
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch {
    throw new LayerError(`${path} is not in the gzip format.`);
  }
}

/** “25th St” is “25 St” on the signs of the subway. */
const onSigns = (name: string) => name.replace(/\b(\d+)(st|nd|rd|th)\b/gi, '$1');

function subwayStations(text: string, file: string): TileFeature[] {
  const rows = parse(text, { columns: true, skip_empty_lines: true, relax_column_count: true });
  const stationOf = sourceLayers.rail_stations;
  return (rows as Record<string, string>[]).flatMap(({ station, lat, lon, routes }) => {
    const point = [Number(lon), Number(lat)];
    if (!station || !point.every(Number.isFinite) || !stationOf)
      throw new LayerError(`${file}: a row has no station, lat or lon.`);
    const properties = { kind: 'subway', name: onSigns(station), routes: routes ?? '' };
    return stationOf({ geometry: { type: 'Point', coordinates: point }, properties });
  });
}

const zoomOfPlace: Record<string, number> = { borough: 8, city: 10, neighbourhood: 12 };
const detailOf = (kind: string) => (kind === 'borough' || kind === 'city' ? kind : 'neighbourhood');

/** The site's places, in both languages, and the bays and rivers around them. */
export function placeNames(places: readonly NamedPlace[]): TileFeature[] {
  const own = places.map(({ kind, name, lat, lng }) => {
    const detail = detailOf(kind);
    return placeFeature([lng, lat], name, { detail, minZoom: zoomOfPlace[detail] ?? 12 });
  });
  return [...own, ...waterNames.map(({ name, lng, lat, minZoom }) => seaFeature([lng, lat], name, minZoom))];
}

/** Further neighborhoods, if the folder contains them. */
async function moreNames(folder: string, places: readonly NamedPlace[]): Promise<TileFeature[]> {
  const path = join(folder, neighborhoodsFile);
  const known = new Set(places.map(({ name }) => name.en.toLowerCase()));
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  const others = exists ? featuresOf(await readText(path), path) : [];
  return others.flatMap(({ geometry, properties: { name } }) =>
    geometry.type === 'Point' && typeof name === 'string' && name && !known.has(name.toLowerCase())
      ? [
          placeFeature(
            geometry.coordinates.slice(0, 2) as [number, number],
            { en: name },
            {
              detail: 'neighbourhood',
              minZoom: 13,
            },
          ),
        ]
      : [],
  );
}

/**
 * Reads a folder of layers; docs/street-map.md lists the files.
 * @param onLayer called after each file, with its number of features
 * @throws LayerError if there is no layer of land or of streets, or if a file cannot be read
 */
export async function readLayers(
  folder: string,
  places: readonly NamedPlace[],
  onLayer: (file: string, features: number) => void,
): Promise<TileFeature[]> {
  const files = await readdir(folder).catch((error: Error) => {
    throw new LayerError(`${folder} cannot be read: ${error.message}`);
  });
  const fileOf = (layer: string) => {
    const spellings = ['', 'map_'].flatMap((prefix) =>
      ['.geojson', '.geojson.gz'].map((ending) => `${prefix}${layer}${ending}`),
    );
    return spellings.find((name) => files.includes(name));
  };
  const missing = ['land', 'streets'].filter((layer) => !fileOf(layer));
  if (missing.length > 0)
    throw new LayerError(`${folder} has no ${missing.map((layer) => `${layer}.geojson`).join(' and no ')}.`);
  const all: TileFeature[] = [];
  for (const [layer, rule] of Object.entries(sourceLayers)) {
    const file = fileOf(layer);
    if (!file) continue;
    const made = featuresOf(await readText(join(folder, file)), file).flatMap(rule);
    for (const feature of made) all.push(feature);
    onLayer(file, made.length);
  }
  if (files.includes(stationsFile)) {
    const stations = subwayStations(await readText(join(folder, stationsFile)), stationsFile);
    all.push(...stations);
    onLayer(stationsFile, stations.length);
  }
  all.push(...placeNames(places), ...(await moreNames(folder, places)));
  return all;
}
