import {
  type ExpressionSpecification,
  Map as GlMap,
  type MapOptions as GlOptions,
  type LayerSpecification,
  type LngLatLike,
  type StyleSpecification,
  type SymbolLayerSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Lang } from '../../contract/locales.ts';
import { type MapPalette, type MapScheme, mapPalette } from '../../contract/map-palette.ts';
import type { Point } from '../../contract/places.ts';
import type { StreetMapFacts } from '../site.tsx';
import { bothNames, emptyStyle, streetStyle } from './map-style.ts';

setWorkerUrl(workerUrl);

/** A label on the map: part of the city, visible from a zoom level on. */
export interface MapLabel {
  name: string;
  lat: number;
  lng: number;
  /** As web maps count it: the world is 256 pixels wide at 0. The closest view has the most labels. */
  fromZoom: number;
}

/** The base map. */
export interface MapGround {
  /** The URL pattern of third-party raster tiles. */
  tilesUrl: string | null;
  /** The site's own street map. Without either, a simple map of outlines is rendered. */
  streetMap: StreetMapFacts | null;
  lang: Lang;
  credit: string;
  /** Labels of the simple map. */
  labels: readonly MapLabel[];
  /** The id of the place that the simple map highlights. */
  place?: number | undefined;
}

/** Zoom levels here count from a world of 512 pixels: one less than elsewhere. */
export const zoomShift = 1;
const farthest = 8;
const closest = { simple: 14, tiles: 18, streets: 18 };
const openStreetMap = 'https://www.openstreetmap.org/copyright';

export const pointOf = ({ lat, lng }: Point): LngLatLike => [lng, lat];

const schemeOf = (element: Element): MapScheme =>
  getComputedStyle(element).colorScheme.startsWith('dark') ? 'dark' : 'light';

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

/** The outlines of neighborhoods, which lie nearer to the shores than those of boroughs, and cover these. */
function areaLayers(color: MapPalette, place: number | undefined): LayerSpecification[] {
  const isPlace: ExpressionSpecification = ['==', ['get', 'place'], place ?? 0];
  const source = 'areas';
  const filter: ExpressionSpecification = ['==', ['get', 'kind'], 'area'];
  return [
    {
      id: 'areas',
      type: 'fill',
      source,
      filter,
      paint: { 'fill-color': color.land, 'fill-opacity': fadeIn },
    },
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
}

function simpleStyle(
  { labels, lang, place }: MapGround,
  scheme: MapScheme,
  origin: string,
): StyleSpecification {
  const color = mapPalette[scheme];
  const nameColors = { 'text-color': color.place, 'text-halo-color': color.halo, 'text-halo-width': 1.4 };
  const empty = emptyStyle(scheme, origin);
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
      ...areaLayers(color, place),
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
      // MapLibre places the last layer first: where names collide, those of neighborhoods stay.
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

function rasterStyle(scheme: MapScheme, origin: string, tilesUrl: string): StyleSpecification {
  const empty = emptyStyle(scheme, origin);
  return {
    ...empty,
    sources: {
      pictures: { type: 'raster', tiles: [tilesUrl.replace('{s}', 'a')], tileSize: 256, maxzoom: 19 },
    },
    layers: [...empty.layers, { id: 'pictures', type: 'raster', source: 'pictures' }],
  };
}

function styleOf(ground: MapGround, scheme: MapScheme): StyleSpecification {
  const { tilesUrl, streetMap, lang } = ground;
  const { origin } = location;
  if (tilesUrl) return rasterStyle(scheme, origin, tilesUrl);
  if (streetMap) return streetStyle(streetMap, { scheme, lang, origin });
  return simpleStyle(ground, scheme, origin);
}

/** The icon of a station: drawn here, since a single icon needs no sprite. */
function stationImage(scheme: MapScheme): ImageData | undefined {
  const size = 40;
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
    '2d',
  );
  if (!context) return undefined;
  const color = mapPalette[scheme];
  const disc = (radius: number, fill: string) => {
    context.beginPath();
    context.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  disc(15, color.station);
  disc(11, color.stationGround);
  disc(5, color.station);
  return context.getImageData(0, 0, size, size);
}

/** The attribution: always visible, as the license requires. */
function creditElement(credit: string): HTMLElement {
  const isOpen = credit.includes('OpenStreetMap');
  const element = document.createElement(isOpen ? 'a' : 'span');
  if (element instanceof HTMLAnchorElement)
    Object.assign(element, { href: openStreetMap, target: '_blank', rel: 'noopener' });
  element.className = 'map-credit';
  const words = document.createElement('bdi');
  words.textContent = credit;
  element.append(words);
  return element;
}

/**
 * Creates a map in an element: base map, gestures, and the attribution at its foot. It is never mirrored or
 * rotated.
 * @throws if the browser cannot render it, for lack of WebGL
 */
export function createBase(
  element: HTMLElement,
  ground: MapGround,
  options: Pick<GlOptions, 'center' | 'zoom' | 'scrollZoom' | 'dragPan'>,
): { map: GlMap; foot: HTMLElement; remove(): void } {
  let scheme = schemeOf(element);
  const { tilesUrl, streetMap } = ground;
  const map = new GlMap({
    ...options,
    container: element,
    style: styleOf(ground, scheme),
    minZoom: streetMap && !tilesUrl ? Math.max(farthest, streetMap.minZoom) : farthest,
    maxZoom: tilesUrl ? closest.tiles : streetMap ? closest.streets : closest.simple,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    renderWorldCopies: false,
    fadeDuration: 150,
  });
  map.touchZoomRotate.disableRotation();
  const canvas = map.getCanvas();
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name);
  canvas.setAttribute('aria-hidden', 'true');
  const foot = document.createElement('div');
  foot.className = 'map-foot';
  foot.append(creditElement(ground.credit));
  element.append(foot);
  map.setMissingStyleImageResolver((id) => {
    const image = id === 'station' && stationImage(scheme);
    if (image) map.addImage(id, image, { pixelRatio: 2 });
  });
  map.once('load', () => element.setAttribute('data-drawn', ''));
  map.on('error', (event) => {
    // Without neighborhoods there are still the boroughs.
    if ('sourceId' in event && event.sourceId === 'areas') return;
    // Without its base map it displays plain land: pins still show their relative positions.
    if (map.getLayer('land')?.source === 'outlines')
      map.setPaintProperty('background', 'background-color', mapPalette[scheme].land);
  });
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => {
    const now = schemeOf(element);
    if (now === scheme) return;
    scheme = now;
    if (map.hasImage('station')) map.removeImage('station');
    // A style that is still loading cannot be diffed, and is replaced as a whole.
    map.setStyle(styleOf(ground, scheme), { diff: map.isStyleLoaded() === true });
  };
  darkness.addEventListener('change', recolor);
  return {
    map,
    foot,
    remove() {
      darkness.removeEventListener('change', recolor);
      element.removeAttribute('data-drawn');
      foot.remove();
      map.remove();
    },
  };
}

/** Whether touch scrolls the page, so that a small map must not capture it. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;
