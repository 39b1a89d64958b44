import {
  Map as GlMap,
  type MapOptions as GlOptions,
  type LngLatLike,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type MapScheme, mapPalette } from '../../contract/map-palette.ts';
import type { Point } from '../../contract/places.ts';
import { farthest, type MapGround } from './map-ground.ts';
import { drawing, emptyStyle, streetStyle } from './map-style.ts';
import { simpleStyle } from './simple-map-style.ts';

setWorkerUrl(workerUrl);

const closest = { simple: 14, tiles: 18, streets: 18 };
const openStreetMap = 'https://www.openstreetmap.org/copyright';

export const pointOf = ({ lat, lng }: Point): LngLatLike => [lng, lat];

const schemeOf = (element: Element): MapScheme =>
  getComputedStyle(element).colorScheme.startsWith('dark') ? 'dark' : 'light';

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
    // Without neighborhoods or the drawing there are still the boroughs.
    if ('sourceId' in event && ['areas', drawing].includes(String(event.sourceId))) return;
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
