import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Lang } from '../../contract/locales.ts';
import {
  bridgeEdge,
  greenKinds,
  groundKinds,
  lineWidths,
  type MapPalette,
  type MapScheme,
  mapPalette,
  transitLayer,
} from '../../contract/map-palette.ts';
import type { StreetMapFacts } from '../site.tsx';

const source = 'streets';
const medium = ['Rubik Medium'];
const semibold = ['Rubik SemiBold'];

type Filter = ExpressionSpecification;
const kindIs = (...kinds: string[]): Filter => ['in', ['get', 'kind'], ['literal', kinds]];
const all = (...filters: Filter[]): Filter => ['all', ...filters];
const isPoint: Filter = ['==', ['geometry-type'], 'Point'];
const isArea: Filter = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]];
const isLine: Filter = ['in', ['geometry-type'], ['literal', ['LineString', 'MultiLineString']]];
const unset = (property: string): Filter => ['!', ['has', property]];

/** A width that increases with the zoom, plus a margin on both sides. */
const width = (stops: readonly (readonly [number, number])[], more = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops.flatMap(([zoom, pixels]) => [zoom, pixels + more]),
];

/** The name in the language of the page, and below it, smaller, the one in the other script. */
export function bothNames(lang: Lang): ExpressionSpecification {
  const [here, there] = lang === 'ar' ? ['name:ar', 'name'] : ['name:en', 'name:ar'];
  const first: ExpressionSpecification = ['coalesce', ['get', here], ['get', 'name'], ''];
  const isOther: ExpressionSpecification = ['all', ['has', there], ['!=', ['get', there], first]];
  const second: ExpressionSpecification = ['case', isOther, ['concat', '\n', ['get', there]], ''];
  return ['format', first, {}, second, { 'font-scale': 0.8 }];
}

function line(
  id: string,
  from: string,
  filter: Filter,
  paint: LineLayerSpecification['paint'],
  minzoom = 0,
): LineLayerSpecification {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return { id, type: 'line', source, 'source-layer': from, filter, paint, layout, minzoom };
}

function names(
  id: string,
  from: string,
  filter: Filter,
  colors: { text: string; halo: string },
  layout: SymbolLayerSpecification['layout'],
  minzoom = 0,
): SymbolLayerSpecification {
  const paint = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 };
  const usual = { 'text-font': medium, 'text-max-width': 8, 'text-line-height': 1.15 };
  return {
    id,
    type: 'symbol',
    source,
    'source-layer': from,
    filter,
    paint,
    minzoom,
    layout: { ...usual, ...layout },
  };
}

const road = (kind: string, ...filters: Filter[]) => all(kindIs(kind), ...filters);

function ground(color: MapPalette): LayerSpecification[] {
  const fill = (id: string, from: string, filter: Filter, paint: string): LayerSpecification => ({
    id,
    type: 'fill',
    source,
    'source-layer': from,
    filter,
    paint: { 'fill-color': paint },
  });
  return [
    fill('sea', 'water', all(isArea, kindIs('ocean')), color.water),
    line('coast', 'earth', isArea, {
      'line-color': color.waterLine,
      'line-width': width([
        [10, 0.5],
        [14, 4],
      ]),
    }),
    fill('land', 'earth', isArea, color.land),
    fill('blocks', 'landuse', kindIs(...groundKinds), color.block),
    fill('parks', 'landuse', kindIs(...greenKinds), color.park),
    line('park-edges', 'landuse', kindIs('park', 'cemetery', 'golf_course'), {
      'line-color': color.parkLine,
      'line-width': 1,
    }),
    fill('water', 'water', all(isArea, ['!', kindIs('ocean')]), color.water),
    line('streams', 'water', isLine, { 'line-color': color.water, 'line-width': 1.5 }),
  ];
}

function ways(color: MapPalette, hasTransitLines: boolean): LayerSpecification[] {
  const { street, avenue, highway, subway } = lineWidths;
  const notLink = unset('is_link');
  const subways: [layer: string, filter: Filter] = hasTransitLines
    ? [transitLayer, kindIs('subway')]
    : ['roads', road('rail', ['==', ['get', 'kind_detail'], 'subway'])];
  const isTrack: Filter = [
    'in',
    ['get', 'kind_detail'],
    ['literal', ['rail', 'light_rail', 'tram', 'monorail']],
  ];
  return [
    line('ferries', 'roads', road('ferry'), { 'line-color': color.waterLine, 'line-dasharray': [3, 3] }, 11),
    line('aeroways', 'roads', road('aeroway'), { 'line-color': color.avenueCase, 'line-width': 2 }, 12),
    line(
      'paths',
      'roads',
      road('path'),
      { 'line-color': color.parkLine, 'line-width': 1.2, 'line-dasharray': [1, 2] },
      14,
    ),
    line(
      'streets',
      'roads',
      road('minor_road'),
      { 'line-color': color.street, 'line-width': width(street) },
      12.5,
    ),
    line(
      'avenue-cases',
      'roads',
      road('major_road', notLink),
      { 'line-color': color.avenueCase, 'line-width': width(avenue, 2) },
      12,
    ),
    line('avenues', 'roads', road('major_road'), { 'line-color': color.avenue, 'line-width': width(avenue) }),
    line(
      'highway-cases',
      'roads',
      road('highway'),
      { 'line-color': color.highwayCase, 'line-width': ['case', ['has', 'is_link'], 3, 4] },
      12,
    ),
    line(
      'highway-edges',
      'roads',
      road('highway', notLink),
      { 'line-color': color.highwayCase, 'line-width': width(highway, 2) },
      11,
    ),
    line('ramps', 'roads', road('highway', ['has', 'is_link']), {
      'line-color': color.highway,
      'line-width': width(lineWidths.street, 1),
    }),
    line('highways', 'roads', road('highway', notLink), {
      'line-color': color.highway,
      'line-width': width(highway),
    }),
    ...bridges(color),
    line(
      'tracks',
      'roads',
      road('rail', isTrack),
      { 'line-color': color.rail, 'line-width': 1.2, 'line-dasharray': [4, 2.5] },
      12,
    ),
    line('subway-cases', ...subways, {
      'line-color': color.subwayCase,
      'line-width': width(subway, 2),
      'line-opacity': 0.8,
    }),
    line('subways', ...subways, {
      'line-color': color.subway,
      'line-width': width(subway),
    }),
  ];
}

/** Roads on bridges: above everything they cross, between railings that end with the bridge. */
function bridges(color: MapPalette): LayerSpecification[] {
  const isBridge: Filter = ['has', 'is_bridge'];
  const { street, avenue, highway } = lineWidths;
  const roads = [
    { kind: 'minor_road', widths: street, edge: color.avenueCase, paint: color.street, from: 13 },
    { kind: 'major_road', widths: avenue, edge: color.bridge, paint: color.avenue, from: 12.5 },
    { kind: 'highway', widths: highway, edge: color.highwayCase, paint: color.highway, from: 12.5 },
  ];
  return roads.flatMap(({ kind, widths, edge, paint, from }) => {
    const filter = road(kind, isBridge, unset('is_link'));
    const railing = { 'line-color': edge, 'line-width': width(widths, bridgeEdge) };
    const edges = line(`${kind}-bridge-edges`, 'roads', filter, railing, from);
    edges.layout = { 'line-cap': 'butt', 'line-join': 'round' };
    const way = { 'line-color': paint, 'line-width': width(widths) };
    return [edges, line(`${kind}-bridges`, 'roads', filter, way, from)];
  });
}

/** Where two labels would collide, the last layer has priority. */
function labels(color: MapPalette, lang: Lang): LayerSpecification[] {
  const along = {
    'symbol-placement': 'line',
    'text-field': ['get', 'name'],
    'text-max-angle': 30,
  } satisfies SymbolLayerSpecification['layout'];
  const plain = { text: color.text, halo: color.halo };
  const atSize = (near: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...[12, near - 1.5],
    ...[16, near + 1],
  ];
  const station = {
    'icon-image': 'station',
    'icon-allow-overlap': true,
    'text-optional': true,
    'text-font': semibold,
    'text-anchor': 'left',
    'text-offset': [0.9, 0],
    'text-justify': 'left',
    'text-max-width': 12,
    'text-size': 12,
    'text-field': [
      'step',
      ['zoom'],
      '',
      13,
      ['concat', ['get', 'name'], ['case', ['has', 'routes'], ['concat', ' · ', ['get', 'routes']], '']],
    ],
  } satisfies SymbolLayerSpecification['layout'];
  return [
    names(
      'street-names',
      'roads',
      kindIs('minor_road', 'path'),
      plain,
      { ...along, 'text-size': atSize(11) },
      14,
    ),
    names('avenue-names', 'roads', kindIs('major_road'), plain, { ...along, 'text-size': atSize(12) }, 13),
    names('highway-names', 'roads', kindIs('highway'), plain, { ...along, 'text-size': atSize(11.5) }, 13),
    names(
      'park-names',
      'pois',
      kindIs('park', 'cemetery', 'golf_course', 'nature_reserve', 'zoo', 'beach', 'garden', 'playground'),
      { text: color.parkText, halo: color.park },
      {
        'text-field': bothNames(lang),
        'text-size': 11.5,
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'area'], 0]],
      },
      12,
    ),
    names(
      'ground-names',
      'pois',
      kindIs('hospital', 'university', 'college', 'school', 'aerodrome', 'stadium'),
      plain,
      { 'text-field': bothNames(lang), 'text-size': 11 },
      14,
    ),
    names(
      'water-names',
      'water',
      isPoint,
      { text: color.waterText, halo: color.water },
      { 'text-field': bothNames(lang), 'text-size': atSize(13.5) },
    ),
    names(
      'more-places',
      'places',
      all(kindIs('neighbourhood'), unset('name:ar')),
      { text: color.place, halo: color.halo },
      { 'text-field': ['get', 'name'], 'text-font': semibold, 'text-size': atSize(13) },
      13,
    ),
    names(
      'places',
      'places',
      all(kindIs('neighbourhood'), ['has', 'name:ar']),
      { text: color.place, halo: color.halo },
      { 'text-field': bothNames(lang), 'text-font': semibold, 'text-size': atSize(15.5) },
      11.5,
    ),
    {
      ...names(
        'cities',
        'places',
        kindIs('locality', 'macrohood'),
        { text: color.place, halo: color.halo },
        { 'text-field': bothNames(lang), 'text-font': semibold, 'text-size': 15 },
      ),
      maxzoom: 12.5,
    },
    names('stations', 'pois', kindIs('station'), { text: color.station, halo: color.halo }, station, 12.5),
  ];
}

/** The common part of all styles: nothing is loaded from third parties. */
export function emptyStyle(scheme: MapScheme, origin: string): StyleSpecification {
  return {
    version: 8,
    glyphs: `${origin}/map/glyphs/1/{fontstack}/{range}`,
    sources: {},
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': mapPalette[scheme].land } },
    ],
  };
}

/** The source of the map that is drawn without an archive, and the layers of the street map that it contains. */
export const drawing = 'drawing';
const drawnLayers = new Set(['landuse', 'water', 'roads', 'pois']);

/** Layers of the street map for features of the drawn map, which name their layer and the zoom of their label. */
function onDrawing(layers: readonly LayerSpecification[]): LayerSpecification[] {
  return layers.flatMap((layer): LayerSpecification[] => {
    if (!('source-layer' in layer) || !layer.filter) return [];
    const { 'source-layer': from = '', filter, ...rest } = layer;
    if (!drawnLayers.has(from)) return [];
    const isFrom: Filter = ['==', ['get', 'layer'], from];
    const isNear: Filter = ['>=', ['zoom'], ['coalesce', ['get', 'from'], 0]];
    const id = `${drawing}-${layer.id}`;
    return [
      { ...rest, id, source: drawing, filter: all(isFrom, isNear, filter as Filter) } as LayerSpecification,
    ];
  });
}

/** A value for views of a part of the city. In wider ones the edges of the drawing would be visible. */
const near = (wide: string | number, close: string | number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...[9.2, wide, 10.2, close],
];

/**
 * The layers of the drawn map. Outlines of neighborhoods belong between its land and its water, which clips them to
 * the shores.
 */
export function drawingStyle(scheme: MapScheme, lang: Lang) {
  const color = mapPalette[scheme];
  const isSheet: Filter = ['==', ['get', 'layer'], 'sheet'];
  const isSea: Filter = all(['==', ['get', 'layer'], 'water'], kindIs('ocean'));
  const [sea, ...grounds] = onDrawing(ground(color));
  const shore: LayerSpecification = {
    id: `${drawing}-shore`,
    type: 'line',
    source: drawing,
    filter: isSea,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': color.waterLine, 'line-width': 1.5, 'line-opacity': near(0, 1) },
  };
  const land: LayerSpecification = {
    id: `${drawing}-land`,
    type: 'fill',
    source: drawing,
    filter: isSheet,
    paint: { 'fill-color': near(color.land, color.block) },
  };
  return {
    land: [land],
    ground: [...grounds, ...(sea ? [sea] : []), shore, ...onDrawing(ways(color, false))],
    names: onDrawing(labels(color, lang)),
  };
}

/** The style of the street map. Its tiles follow the schema of docs/street-map.md. */
export function streetStyle(
  { version, minZoom, maxZoom, bounds, hasTransitLines = false }: StreetMapFacts,
  { scheme, lang, origin }: { scheme: MapScheme; lang: Lang; origin: string },
): StyleSpecification {
  const color = mapPalette[scheme];
  const empty = emptyStyle(scheme, origin);
  const tiles = [`${origin}/map/tiles/${version}/{z}/{x}/{y}`];
  return {
    ...empty,
    sources: { [source]: { type: 'vector', tiles, minzoom: minZoom, maxzoom: maxZoom, bounds } },
    layers: [...empty.layers, ...ground(color), ...ways(color, hasTransitLines), ...labels(color, lang)],
  };
}
