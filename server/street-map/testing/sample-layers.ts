import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Geometry } from '../build/features.ts';

/* A fictitious shore with a few streets at Bay Ridge: small enough for tests, with features of every layer. */

type Position = [lng: number, lat: number];

const feature = (geometry: Geometry, properties: Record<string, unknown> = {}) => ({
  type: 'Feature',
  properties,
  geometry,
});

const rectangle = ([west, south]: Position, [east, north]: Position): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
const ordinal = (number: number) => `${number}${endings[number % 10] ?? 'th'}`;

const line = (...coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });

const west = -74.04;
const east = -73.98;
const south = 40.6;
const north = 40.66;
const avenues = [4, 5, 6, 7, 8, 9];
const streets = Array.from({ length: 24 }, (_, index) => 70 + index);

const collections: Record<string, ReturnType<typeof feature>[]> = {
  land: [
    feature(rectangle([west, south], [east, north])),
    feature(rectangle([-74.3, 40.5], [-74.06, 40.64])),
  ],
  streets: [
    ...avenues.map((avenue) =>
      feature(line([west + avenue * 0.006, south], [west + avenue * 0.006, north]), {
        class: avenue === 4 ? 'primary' : 'secondary',
        name: `${ordinal(avenue)} Ave.`,
        oneway: 1,
      }),
    ),
    ...streets.map((street) =>
      feature(line([west, north - (street - 69) * 0.0024], [east, north - (street - 69) * 0.0024]), {
        class: 'residential',
        name: `${ordinal(street)} St.`,
      }),
    ),
    feature(line([west, 40.62], [-74.06, 40.61], [-74.1, 40.6]), {
      class: 'motorway',
      name: 'Sample Bridge',
      bridge: 1,
    }),
  ],
  parks: [
    feature(rectangle([-74.03, 40.606], [-74.015, 40.616]), { kind: 'park', name: 'Sample Park' }),
    feature(rectangle([-74.0299, 40.6401], [-74.0298, 40.6402]), { kind: 'pitch' }),
  ],
  landuse: [
    feature(rectangle([-74, 40.605], [-73.99, 40.615]), { kind: 'hospital', name: 'Sample Hospital' }),
  ],
  water: [feature(rectangle([-74.025, 40.609], [-74.022, 40.612]), { kind: 'lake', name: 'Sample Lake' })],
  paths: [feature(line([-74.03, 40.606], [-74.015, 40.616]), { class: 'path' })],
  rail_ferry: [feature(line([west, 40.63], [-74.06, 40.63]), { kind: 'ferry', name: 'Sample Ferry' })],
  transit_lines: [
    feature(line([west + 0.024, south], [west + 0.024, north]), {
      kind: 'subway',
      route: 'R',
      colour: '#ffe300',
    }),
  ],
};

const stations =
  'division,line,station,lat,lon,routes\nBMT,4 Avenue,77th St,40.6417,-74.016,R\nBMT,4 Avenue,86th St,40.62,-74.016,R\n';

/**
 * Writes layers into a folder, which is created: some with a prefix and compressed, as those of the real city are.
 */
export async function writeSampleLayers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, features] of Object.entries(collections)) {
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    if (name === 'streets') await writeFile(join(folder, 'map_streets.geojson.gz'), gzipSync(text));
    else await writeFile(join(folder, `${name}.geojson`), text);
  }
  await writeFile(join(folder, 'subway_stations.csv'), stations);
}
