import type { Bounds } from '../archive-writer.ts';
import {
  areaOf,
  type Geometry,
  isArea,
  labelPoint,
  type Properties,
  type SourceFeature,
  type TileFeature,
  type TileLayer,
} from './features.ts';

/**
 * The conversion of features from source layers. Kinds and layers are those of the Protomaps basemap, version 4;
 * see docs/street-map.md.
 */
type Rule = (feature: SourceFeature) => TileFeature[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 120) : '');

/** As on signs: without the period of a final abbreviation. */
const nameOf = (properties: Record<string, unknown>): Properties => {
  const name = textOf(properties.name).replace(/\.$/, '');
  const others = ['name:en', 'name:ar'].flatMap((key) => {
    const value = textOf(properties[key]);
    return value ? [[key, value] as const] : [];
  });
  return { ...(name && { name }), ...Object.fromEntries(others) };
};

const flag = (name: string, value: unknown): Properties =>
  value === 1 || value === '1' || value === true || value === 'yes' ? { [name]: true } : {};

function at(layer: TileLayer, geometry: Geometry, minZoom: number, properties: Properties): TileFeature {
  return { layer, geometry, minZoom, properties };
}

/** Square meters of 16 pixels at zoom 9 around New York; a quarter of it at each higher zoom. */
const pixelsAtNine = 16 * 116 ** 2;
const lastZoom = 14;

/** The zoom from which an area covers some pixels. */
function zoomOfArea(squareMeters: number): number {
  const zoom = 9 + Math.ceil(Math.log2(pixelsAtNine / Math.max(squareMeters, 1)) / 2);
  return Math.min(lastZoom, Math.max(9, zoom));
}

/** An area, and a label point from the zoom at which it fits. */
function area(layer: TileLayer, kind: string, labels: TileLayer, feature: SourceFeature): TileFeature[] {
  const { geometry, properties } = feature;
  if (!isArea(geometry)) return [];
  const squareMeters = areaOf(geometry);
  const zoom = zoomOfArea(squareMeters);
  const drawn = at(layer, geometry, zoom, { kind });
  const names = nameOf(properties);
  const point = names.name ? labelPoint(geometry) : undefined;
  if (!point) return [drawn];
  // A label needs some thousand pixels around it.
  const named = { kind, ...names, area: Math.round(squareMeters) };
  return [drawn, at(labels, { type: 'Point', coordinates: point }, Math.min(lastZoom, zoom + 3), named)];
}

/** OpenStreetMap classes of streets: the kind, and the minimum zoom. */
const roadKinds: Record<string, readonly [kind: string, minZoom: number]> = {
  motorway: ['highway', 8],
  trunk: ['major_road', 9],
  primary: ['major_road', 10],
  secondary: ['major_road', 11],
  tertiary: ['major_road', 12],
  residential: ['minor_road', 13],
  unclassified: ['minor_road', 13],
  living_street: ['minor_road', 13],
  road: ['minor_road', 13],
  service: ['minor_road', 14],
  pedestrian: ['path', 13],
};

const road: Rule = ({ geometry, properties }) => {
  const given = textOf(properties.class);
  const isLink = given.endsWith('_link');
  const detail = given.replace(/_link$/, '');
  const [kind, zoom] = roadKinds[detail] ?? ['path', lastZoom];
  return [
    at('roads', geometry, isLink ? Math.max(12, zoom) : zoom, {
      kind,
      kind_detail: detail,
      ...nameOf(properties),
      ...(textOf(properties.ref) && { ref: textOf(properties.ref) }),
      ...(isLink && { is_link: true }),
      ...flag('is_bridge', properties.bridge),
      ...flag('is_tunnel', properties.tunnel),
      ...flag('oneway', properties.oneway),
    }),
  ];
};

const trackKinds: Record<string, readonly [kind: string, minZoom: number]> = {
  rail: ['rail', 11],
  subway: ['rail', 12],
  light_rail: ['rail', 12],
  monorail: ['rail', 13],
  tram: ['rail', 12],
  ferry: ['ferry', 11],
  taxiway: ['aeroway', 13],
  runway: ['aeroway', 11],
};

const track: Rule = ({ geometry, properties }) => {
  const detail = textOf(properties.kind);
  const [kind, zoom] = trackKinds[detail] ?? ['rail', lastZoom];
  const names = kind === 'ferry' ? nameOf(properties) : {};
  const tunnel = flag('is_tunnel', properties.tunnel);
  return [at('roads', geometry, zoom, { kind, kind_detail: detail, ...names, ...tunnel })];
};

const transitLine: Rule = ({ geometry, properties }) => {
  const kind = textOf(properties.kind);
  const route = textOf(properties.route);
  const color = textOf(properties.colour);
  const facts = { kind, ...(route && { route }), ...(/^#[\da-f]{6}$/i.test(color) && { color }) };
  return [at('transit_lines', geometry, kind === 'subway' ? 10 : 11, facts)];
};

/** Kinds of areas by the values of the source layers. */
const landKinds: Record<string, string> = {
  recreation: 'recreation_ground',
  nature: 'nature_reserve',
  golf: 'golf_course',
  airport: 'aerodrome',
};

const land: Rule = (feature) => {
  const given = textOf(feature.properties.kind) || 'other';
  return area('landuse', landKinds[given] ?? given, 'pois', feature);
};

const water: Rule = (feature) => {
  const kind = textOf(feature.properties.kind) || 'water';
  if (isArea(feature.geometry)) return area('water', kind, 'water', feature);
  if (feature.geometry.type === 'Point') return [at('water', feature.geometry, 12, { kind })];
  return [at('water', feature.geometry, kind === 'stream' ? 13 : 10, { kind })];
};

const earth: Rule = ({ geometry }) => (isArea(geometry) ? [at('earth', geometry, 8, { kind: 'earth' })] : []);

const station: Rule = ({ geometry, properties }) => {
  const names = nameOf(properties);
  if (geometry.type !== 'Point' || !names.name) return [];
  const detail = textOf(properties.kind) || 'train';
  const routes = textOf(properties.routes);
  const facts = { kind: 'station', kind_detail: detail, ...names, ...(routes && { routes }) };
  return [at('pois', geometry, detail === 'subway' ? 13 : 12, facts)];
};

/**
 * The source layers: files `<name>.geojson` or `<name>.geojson.gz`, with or without the prefix `map_`. Land comes
 * first: without it a map is all sea.
 */
export const sourceLayers: Record<string, Rule> = {
  land: earth,
  landuse: land,
  parks: land,
  water,
  paths: road,
  streets: road,
  rail_ferry: track,
  transit_lines: transitLine,
  rail_stations: station,
};

/** A neighborhood, a borough or a city, by its name in both languages if they are known. */
export function placeFeature(
  [lng, lat]: [lng: number, lat: number],
  names: { en: string; ar?: string | undefined },
  { detail, minZoom }: { detail: 'borough' | 'neighbourhood' | 'city'; minZoom: number },
): TileFeature {
  const kind = detail === 'neighbourhood' ? 'neighbourhood' : 'locality';
  const named = { name: names.en, 'name:en': names.en, ...(names.ar && { 'name:ar': names.ar }) };
  return at('places', { type: 'Point', coordinates: [lng, lat] }, minZoom, {
    kind,
    kind_detail: detail,
    ...named,
  });
}

/** The sea: below all land, within the bounds of the layers. */
export function openSea({ west, south, east, north }: Bounds): TileFeature {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return at('water', { type: 'Polygon', coordinates: [ring] }, 8, { kind: 'ocean' });
}

/** A label on the sea. */
export function seaFeature(
  [lng, lat]: [lng: number, lat: number],
  names: { en: string; ar: string },
  minZoom: number,
): TileFeature {
  const named = { name: names.en, 'name:en': names.en, 'name:ar': names.ar };
  return at('water', { type: 'Point', coordinates: [lng, lat] }, minZoom, { kind: 'ocean', ...named });
}
