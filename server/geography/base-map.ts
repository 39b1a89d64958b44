import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { Both } from '../../contract/locales.ts';
import type {
  Feature,
  FeatureCollection,
  MultiLineString,
  MultiPolygon,
  Polygon,
  Position,
} from './geojson.ts';

/*
 * The outlines come from us-atlas (ISC), which simplifies the United States Census Bureau's cartographic boundaries
 * for maps of the whole country: corners lie on a grid of about 300 m by 95 m, Manhattan has twelve of them, and
 * county borders run in the middle of narrow rivers. Suitable for a rough location within the city, behind pins and
 * at the scale of boroughs, and for determining the borough away from borders. Unsuitable for streets, shorelines
 * and legal boundaries; deployments that need those configure tiles.
 */

/** The county code (FIPS) of each borough, its name in both languages, and a short id. */
export const BOROUGHS = {
  '36061': { id: 'manhattan', name: { en: 'Manhattan', ar: 'مانهاتن' } },
  '36047': { id: 'brooklyn', name: { en: 'Brooklyn', ar: 'بروكلين' } },
  '36081': { id: 'queens', name: { en: 'Queens', ar: 'كوينز' } },
  '36005': { id: 'bronx', name: { en: 'The Bronx', ar: 'برونكس' } },
  '36085': { id: 'staten-island', name: { en: 'Staten Island', ar: 'ستاتن آيلاند' } },
} as const satisfies Record<string, { id: string; name: Both }>;

type BoroughCode = keyof typeof BOROUGHS;
export type BoroughId = (typeof BOROUGHS)[BoroughCode]['id'];

/** Counties with a corner in this box are drawn as plain land; degrees. */
const VIEW = { west: -74.9, south: 40.1, east: -73, north: 41.4 } as const;

/**
 * Counties that are separated by a river or a strait. Their outlines meet in the middle of the water, so these
 * borders are additional lines, drawn broad in the color of water.
 */
const OPPOSITE_SHORES = [
  ['36061', '34017'], // Hudson: Manhattan, Hudson County
  ['36061', '34003'], // Hudson: Manhattan, Bergen
  ['36005', '34003'], // Hudson: Bronx, Bergen
  ['36119', '34003'], // Hudson: Westchester, Bergen
  ['36119', '36087'], // Hudson: Westchester, Rockland
  ['36061', '36005'], // Harlem River
  ['36061', '36081'], // East River: Manhattan, Queens
  ['36061', '36047'], // East River: Manhattan, Brooklyn
  ['36005', '36081'], // East River: Bronx, Queens
  ['36085', '34017'], // Kill Van Kull
  ['36085', '34039'], // Arthur Kill: Staten Island, Union
  ['36085', '34023'], // Arthur Kill: Staten Island, Middlesex
  ['34017', '34013'], // Newark Bay: Hudson County, Essex
  ['34017', '34039'], // Newark Bay: Hudson County, Union
] as const;

/** An area of the base map. */
export type AreaProperties = { kind: 'borough'; id: BoroughId; name: Both } | { kind: 'land' };
export type AreaFeature = Feature<Polygon | MultiPolygon, AreaProperties>;

/** Land first, then boroughs, then rivers: the drawing order. */
export type BaseMap = FeatureCollection<
  Polygon | MultiPolygon | MultiLineString,
  AreaProperties | { kind: 'river' }
>;

/** Four decimals are 11 m: far finer than the outlines. */
const rounded = ([lng = 0, lat = 0]: Position): Position => [Number(lng.toFixed(4)), Number(lat.toFixed(4))];

function simplified(geometry: Polygon | MultiPolygon): Polygon | MultiPolygon {
  if (geometry.type === 'Polygon') {
    return { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(rounded)) };
  }
  const coordinates = geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(rounded)));
  return { type: 'MultiPolygon', coordinates };
}

const isArea = (geometry: { type: string }): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

const isBorough = (code: string): code is BoroughCode => Object.hasOwn(BOROUGHS, code);

function propertiesOf(code: string): AreaProperties {
  return isBorough(code) ? { kind: 'borough', ...BOROUGHS[code] } : { kind: 'land' };
}

/** A topology in the format of topojson-client. */
type Atlas = Parameters<typeof mesh>[0];

const require = createRequire(import.meta.url);

const readAtlas = (): Atlas =>
  JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')) as Atlas;

function countiesOf(atlas: Atlas) {
  const { counties } = atlas.objects;
  if (counties?.type !== 'GeometryCollection') throw new Error('The atlas holds no collection of counties.');
  return counties;
}

const inView = ([lng = 0, lat = 0]: Position): boolean =>
  lng > VIEW.west && lng < VIEW.east && lat > VIEW.south && lat < VIEW.north;

const corners = (geometry: Polygon | MultiPolygon): Position[] =>
  geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);

function areasOf(atlas: Atlas): AreaFeature[] {
  const areas = feature(atlas, countiesOf(atlas)).features.flatMap(({ id, geometry }): AreaFeature[] =>
    isArea(geometry) && corners(geometry).some(inView)
      ? [{ type: 'Feature', properties: propertiesOf(String(id)), geometry: simplified(geometry) }]
      : [],
  );
  return [
    ...areas.filter(({ properties }) => properties.kind === 'land'),
    ...areas.filter(({ properties }) => properties.kind === 'borough'),
  ];
}

function riversOf(atlas: Atlas): MultiLineString {
  const pairs = new Set(OPPOSITE_SHORES.map((pair) => [...pair].sort().join(' ')));
  const counties = countiesOf(atlas) as Parameters<typeof mesh>[1];
  const rivers = mesh(atlas, counties, (a, b) => pairs.has([a.id, b.id].sort().join(' ')));
  return { type: 'MultiLineString', coordinates: rivers.coordinates.map((river) => river.map(rounded)) };
}

let madeAreas: AreaFeature[] | undefined;

/** Counties and boroughs as areas; read once, from a file of the installation. */
export function areas(): readonly AreaFeature[] {
  madeAreas ??= areasOf(readAtlas());
  return madeAreas;
}

/**
 * The map that is displayed without tiles: the land around New York, the five boroughs with their names, and the
 * rivers between them. WGS 84 degrees, longitude first, as in GeoJSON (RFC 7946).
 */
export function baseMap(): BaseMap {
  const rivers = {
    type: 'Feature',
    properties: { kind: 'river' },
    geometry: riversOf(readAtlas()),
  } as const;
  return { type: 'FeatureCollection', features: [...areas(), rivers] };
}
