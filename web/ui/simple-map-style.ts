import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { type MapPalette, type MapScheme, mapPalette } from '../../contract/map-palette.ts';
import { farthest, type MapGround, zoomShift } from './map-ground.ts';
import { bothNames, drawing, drawingStyle, emptyStyle } from './map-style.ts';

/**
 * The outlines meet in the middle of rivers: a river is a line as broad as the water is, at every zoom.
 * @param more the width of the shores on both sides, in pixels
 */
function river(id: string, color: string, more: number): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'outlines',
    filter: ['==', ['get', 'kind'], 'river'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.9], ['zoom'], farthest, 3 + more, 14, 90 + more],
    },
  };
}

/** From this zoom on, neighborhoods have names; at lower ones boroughs do. */
const areaNames = 10.5;
/** The view of a whole city has no outlines of neighborhoods: they would be as small as its pins. */
const fadeIn: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9.5, 0, areaNames, 1];

/** A name moves above or below a pin that would cover it. */
const besidePins = {
  'text-variable-anchor': ['center', 'top', 'bottom'],
  'text-radial-offset': 2.2,
} satisfies SymbolLayerSpecification['layout'];

/** Neighborhoods: their land, which the drawn water covers, and what is drawn above it. */
function areaLayers(color: MapPalette, place: number | undefined) {
  const isPlace: ExpressionSpecification = ['==', ['get', 'place'], place ?? 0];
  const source = 'areas';
  const filter: ExpressionSpecification = ['==', ['get', 'kind'], 'area'];
  const land: LayerSpecification = {
    id: 'areas',
    type: 'fill',
    source,
    filter,
    paint: { 'fill-color': color.land, 'fill-opacity': fadeIn },
  };
  const above: LayerSpecification[] = [
    {
      id: 'area-borders',
      type: 'line',
      source,
      filter,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': color.rail,
        'line-width': 1.6,
        'line-dasharray': [0.1, 2.6],
        'line-opacity': fadeIn,
      },
    },
    {
      id: 'place',
      type: 'fill',
      source,
      filter: ['all', filter, isPlace],
      paint: { 'fill-color': color.waterText, 'fill-opacity': 0.16 },
    },
    {
      id: 'place-border',
      type: 'line',
      source,
      filter: ['all', filter, isPlace],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': color.waterText, 'line-width': 2.5 },
    },
  ];
  return { land, above };
}

/**
 * The style of the map without an archive: a drawing of the city, among the outlines of counties, which alone remain
 * if the drawing does not load.
 */
export function simpleStyle(
  { labels, lang, place }: MapGround,
  scheme: MapScheme,
  origin: string,
): StyleSpecification {
  const color = mapPalette[scheme];
  const nameColors = { 'text-color': color.place, 'text-halo-color': color.halo, 'text-halo-width': 1.4 };
  const empty = emptyStyle(scheme, origin);
  const drawn = drawingStyle(scheme, lang);
  const areas = areaLayers(color, place);
  // Around the outlines is water; street maps contain their own.
  empty.layers = [{ id: 'background', type: 'background', paint: { 'background-color': color.water } }];
  const features = labels.map(({ name, lat, lng, fromZoom }) => ({
    type: 'Feature' as const,
    properties: { name, fromZoom: fromZoom - zoomShift },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }));
  return {
    ...empty,
    sources: {
      outlines: { type: 'geojson', data: `${origin}/map/base.json` },
      areas: { type: 'geojson', data: `${origin}/map/areas.json` },
      [drawing]: { type: 'geojson', data: `${origin}/map/drawing.json`, tolerance: 0.1 },
      labels: { type: 'geojson', data: { type: 'FeatureCollection', features } },
    },
    layers: [
      ...empty.layers,
      {
        id: 'land',
        type: 'fill',
        source: 'outlines',
        filter: ['in', ['get', 'kind'], ['literal', ['land', 'borough']]],
        paint: { 'fill-color': ['match', ['get', 'kind'], 'borough', color.block, color.land] },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'outlines',
        filter: ['==', ['get', 'kind'], 'borough'],
        layout: { 'line-join': 'round' },
        paint: { 'line-color': color.waterLine, 'line-width': 1.5 },
      },
      river('shores', color.waterLine, 3),
      river('rivers', color.water, 0),
      ...drawn.land,
      areas.land,
      ...drawn.ground,
      ...areas.above,
      // Where names collide, MapLibre displays that of the last layer: those of places before those of the drawing.
      ...drawn.names,
      {
        id: 'names',
        type: 'symbol',
        source: 'labels',
        filter: ['>=', ['zoom'], ['get', 'fromZoom']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Rubik Medium'],
          'text-size': ['interpolate', ['linear'], ['zoom'], farthest, 12, 13, 15],
          'text-padding': 8,
        },
        paint: nameColors,
      },
      {
        id: 'borough-names',
        type: 'symbol',
        source: 'areas',
        filter: ['==', ['get', 'kind'], 'borough'],
        maxzoom: areaNames,
        layout: {
          'text-field': bothNames(lang),
          'text-font': ['Rubik SemiBold'],
          'text-size': ['interpolate', ['linear'], ['zoom'], farthest, 12, areaNames, 16],
          'text-padding': 8,
          ...besidePins,
        },
        paint: nameColors,
      },
      {
        id: 'area-names',
        type: 'symbol',
        source: 'areas',
        filter: ['==', ['get', 'kind'], 'name'],
        minzoom: areaNames,
        layout: {
          'text-field': bothNames(lang),
          'text-font': ['Rubik Medium'],
          'text-size': ['interpolate', ['linear'], ['zoom'], areaNames, 12, 13, 16],
          'text-padding': 8,
          ...besidePins,
        },
        paint: nameColors,
      },
    ],
  };
}
