import {
  Map as GlMap,
  type MapOptions as GlOptions,
  type LngLatLike,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Lang } from '../../contract/locales.ts';
import { type MapScheme, mapPalette } from '../../contract/map-palette.ts';
import type { Point } from '../../contract/places.ts';
import type { StreetMapFacts } from '../site.tsx';
import { emptyStyle, streetStyle } from './map-style.ts';

setWorkerUrl(workerUrl);

/** A name on the map: of a part of the city, seen from a zoom on. */
export interface MapLabel {
  name: string;
  lat: number;
  lng: number;
  /** As web maps count it: the world is 256 pixels wide at 0. The closest view has the most names. */
  fromZoom: number;
}

/** What lies under pins. */
export interface MapGround {
  /** Address pattern of the tiles of somebody else, drawn as pictures. */
  tilesUrl: string | null;
  /** The site's own street map. Without either, its simple map of outlines is drawn. */
  streetMap: StreetMapFacts | null;
  lang: Lang;
  credit: string;
  /** Names on the simple map. */
  labels: readonly MapLabel[];
}

/** Zooms here count from a world of 512 pixels: one less than others do. */
export const zoomShift = 1;
const farthest = 8;
const closest = { simple: 14, tiles: 18, streets: 18 };
const openStreetMap = 'https://www.openstreetmap.org/copyright';

export const pointOf = ({ lat, lng }: Point): LngLatLike => [lng, lat];

const schemeOf = (element: Element): MapScheme =>
  getComputedStyle(element).colorScheme.startsWith('dark') ? 'dark' : 'light';

function simpleStyle(scheme: MapScheme, origin: string, labels: readonly MapLabel[]): StyleSpecification {
  const color = mapPalette[scheme];
  const empty = emptyStyle(scheme, origin);
  // Around the outlines is the sea; streets bring their own.
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
        id: 'rivers',
        type: 'line',
        source: 'outlines',
        filter: ['==', ['get', 'kind'], 'river'],
        paint: { 'line-color': color.water, 'line-width': 5 },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'labels',
        filter: ['>=', ['zoom'], ['get', 'fromZoom']],
        layout: { 'text-field': ['get', 'name'], 'text-font': ['Rubik Medium'], 'text-size': 13 },
        paint: { 'text-color': color.place, 'text-halo-color': color.halo, 'text-halo-width': 1.4 },
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

function styleOf({ tilesUrl, streetMap, labels, lang }: MapGround, scheme: MapScheme): StyleSpecification {
  const { origin } = location;
  if (tilesUrl) return rasterStyle(scheme, origin, tilesUrl);
  if (streetMap) return streetStyle(streetMap, { scheme, lang, origin });
  return simpleStyle(scheme, origin, labels);
}

/** The mark of a station: drawn here, since one sign needs no file of signs. */
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

/** Whose data it is: always there, as their license wants it. */
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
 * Begins a map in an element: its ground, gestures, and at its foot the credit. It is never mirrored nor turned.
 * @throws where the browser cannot draw it, for want of WebGL
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
  map.on('error', () => {
    // Without its ground a map is land: it still shows where places lie to one another.
    if (map.getLayer('land')?.source === 'outlines')
      map.setPaintProperty('background', 'background-color', mapPalette[scheme].land);
  });
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => {
    const now = schemeOf(element);
    if (now === scheme) return;
    scheme = now;
    if (map.hasImage('station')) map.removeImage('station');
    // A style that is still on its way cannot be compared with another, and is replaced whole.
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

/** Whether fingers move the page, and a small map in it must not take them. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;
