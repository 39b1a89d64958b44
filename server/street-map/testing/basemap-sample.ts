import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { createArchiveWriter } from '../archive-writer.ts';
import { tilesOf } from '../build/cut-tiles.ts';

/*
 * A fictitious shore in the schema of the published Protomaps basemap, version 4, with what its tiles have in
 * addition to ours: other layers, ranks, widths of shields, labels among areas, tracks instead of subway lines.
 */

type Position = [lng: number, lat: number];

const extent = 4096;
const bounds = { west: -74.1, south: 40.58, east: -73.96, north: 40.68 };
const zooms = { first: 8, last: 15 };

const line = (...coordinates: Position[]) => ({ type: 'LineString' as const, coordinates });
const point = (coordinates: Position) => ({ type: 'Point' as const, coordinates });
const area = ([west, south]: Position, [east, north]: Position) => ({
  type: 'Polygon' as const,
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

type Geometry = ReturnType<typeof line> | ReturnType<typeof point> | ReturnType<typeof area>;
const feature = (geometry: Geometry, properties: Record<string, string | number | boolean>) => ({
  type: 'Feature' as const,
  geometry,
  properties: { min_zoom: 0, ...properties },
});

const avenues = [-74.03, -74.02, -74.01, -74, -73.99];
const streets = [40.616, 40.622, 40.628, 40.634, 40.64, 40.646];

const layers = {
  boundaries: [feature(line([-74.05, 40.58], [-74.05, 40.68]), { kind: 'county', kind_detail: 6 })],
  buildings: [feature(area([-74.018, 40.63], [-74.017, 40.631]), { kind: 'building', height: 12 })],
  earth: [
    feature(area([-74.04, 40.6], [-73.97, 40.66]), { kind: 'earth' }),
    feature(point([-74.01, 40.63]), { kind: 'island', name: 'Long Island' }),
    feature(line([-74.035, 40.61], [-74.035, 40.615]), { kind: 'cliff' }),
  ],
  landcover: [feature(area([-74.04, 40.6], [-73.97, 40.66]), { kind: 'urban_area' })],
  landuse: [
    feature(area([-74.028, 40.62], [-74.012, 40.633]), { kind: 'park', sort_rank: 189 }),
    feature(area([-74.005, 40.605], [-73.99, 40.615]), { kind: 'hospital', sort_rank: 189 }),
  ],
  places: [
    feature(point([-74.0225, 40.6352]), {
      ...{ kind: 'neighbourhood', kind_detail: 'suburb', name: 'Bay Ridge', 'name:ar': 'باي ريدج' },
      ...{ population_rank: 5, script: 'Latin' },
    }),
    feature(point([-73.99, 40.65]), {
      ...{ kind: 'locality', kind_detail: 'city', name: 'New York', 'name:ar': 'نيويورك' },
      ...{ population: 8_804_190, wikidata: 'Q60' },
    }),
  ],
  pois: [
    feature(point([-74.02, 40.626]), { kind: 'park', name: 'Leif Ericson Park' }),
    feature(point([-74.0151, 40.6345]), { kind: 'station', name: '77th Street' }),
    feature(point([-74.013, 40.636]), { kind: 'restaurant', name: 'Tanoreen', cuisine: 'lebanese' }),
  ],
  roads: [
    ...avenues.map((lng) =>
      feature(line([lng, 40.6], [lng, 40.66]), {
        ...{ kind: 'major_road', kind_detail: 'secondary', name: 'Fifth Avenue', sort_rank: 380 },
        ...{ oneway: true, network: 'other' },
      }),
    ),
    ...streets.map((lat) =>
      feature(line([-74.04, lat], [-73.97, lat]), {
        ...{ kind: 'minor_road', kind_detail: 'residential', name: '77th Street', sort_rank: 320 },
      }),
    ),
    feature(line([-74.04, 40.61], [-74.1, 40.6]), {
      ...{ kind: 'highway', kind_detail: 'motorway', name: 'Verrazzano Bridge', is_bridge: true },
      ...{ ref: 'I 278', network: 'US:I', shield_text: '278', sort_rank: 490 },
    }),
    feature(line([-74.0151, 40.6], [-74.0151, 40.66]), {
      ...{ kind: 'rail', kind_detail: 'subway', is_tunnel: true, sort_rank: 360 },
    }),
    feature(line([-73.985, 40.6], [-73.985, 40.66]), { kind: 'rail', kind_detail: 'rail', sort_rank: 370 }),
  ],
  water: [
    feature(area([-74.1, 40.58], [-74.04, 40.68]), { kind: 'ocean' }),
    feature(point([-74.06, 40.63]), { kind: 'bay', name: 'The Narrows', 'name:ar': 'المضيق' }),
  ],
};

/** Writes an archive as it is published. */
export async function writeBasemapSample(path: string): Promise<void> {
  const writer = createArchiveWriter();
  for (let z = zooms.first; z <= zooms.last; z += 1) {
    const indexes = Object.entries(layers).map(([name, features]) => {
      const options = { maxZoom: zooms.last, indexMaxZoom: z, indexMaxPoints: 0, extent, buffer: 64 };
      return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
    });
    for (const { x, y } of tilesOf(bounds, z)) {
      const tile: Record<string, GeoJSONVTTile> = {};
      for (const [name, index] of indexes) {
        const part = index.getTile(z, x, y);
        if (part && part.features.length > 0) tile[name] = part;
      }
      if (Object.keys(tile).length > 0) writer.add(z, x, y, fromGeojsonVt(tile, { version: 2, extent }));
    }
  }
  const vectorLayers = Object.keys(layers).map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: 15 }));
  await writer.write(path, {
    bounds,
    minZoom: zooms.first,
    maxZoom: zooms.last,
    metadata: {
      name: 'Protomaps Basemap',
      version: '4.13.0',
      attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>',
      vector_layers: vectorLayers,
    },
  });
}
