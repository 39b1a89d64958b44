import 'leaflet/dist/leaflet.css';
import '../styles/map.css';
import * as L from 'leaflet';
import type { Point } from '../../contract/places.ts';
import { categoryIconHref } from './CategoryIcon.tsx';
import { drawBaseMap, type MapLabel } from './map-base.ts';
import { gather } from './map-groups.ts';

/** A place as the map shows it. */
export interface MapPin {
  id: number;
  point: Point;
  name: string;
  icon: string;
  /** Shown on the pin from afar: a price. */
  text?: string | undefined;
}

/** A part of the map: its middle, and how far it is from there to its corners. */
export interface MapArea {
  centre: Point;
  radiusKm: number;
}

/** A place that is known roughly only. */
export interface MapCircle {
  centre: Point;
  radiusMeters: number;
}

export interface MapOptions {
  centre: Point;
  /** Address pattern of the tiles, or null for the plain map that the site brings itself. */
  tilesUrl: string | null;
  credit: string;
  labels: readonly MapLabel[];
  /** What is seen at first, where that is not all pins. */
  area: MapArea | null;
  /** Somewhere in here lies what the page is about: drawn as a circle, in the place of a pin. */
  around?: MapCircle | undefined;
  /** What a pin is called that stands for several which would cover one another; without it there is none. */
  groupWords?: ((count: number) => string) | undefined;
  /** A small map inside a page: it neither takes the wheel nor, on touch screens, the finger. */
  still: boolean;
  onHot: (id: number | null) => void;
  onSelect: (id: number | null) => void;
}

export interface MapView {
  setPins(pins: readonly MapPin[], fit: boolean): void;
  /** The pin that is pointed at and the one that was chosen. */
  mark(hot: number | null, selected: number | null): void;
  zoom(steps: 1 | -1): void;
  /** The part of the map that is seen. */
  seen(): MapArea;
  remove(): void;
}

const closest = 15;
const farthest = 9;
const cityZoom = 11;
const fitPadding = 48;
const roundPadding = 24;

/** A square whose corners are that far from the middle. */
function boundsOf({ centre, radiusKm }: MapArea): L.LatLngBounds {
  return L.latLng(centre.lat, centre.lng).toBounds(radiusKm * 1000 * Math.SQRT2);
}

const svg = 'http://www.w3.org/2000/svg';

/** The sign of a trade, as the icon component draws it. */
function iconElement(name: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('class', 'i s');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', categoryIconHref(name));
  drawing.append(use);
  return drawing;
}

function pinElement({ name, icon, text }: MapPin): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pin';
  button.setAttribute('aria-label', text ? `${text} ${name}` : name);
  if (!text) button.append(iconElement(icon));
  const label = document.createElement(text ? 'b' : 'span');
  label.dir = text ? 'ltr' : 'auto';
  label.textContent = text ?? name;
  button.append(label);
  return button;
}

/** Draws a map into an element. It is a map: it is never mirrored, whatever the direction of the page. */
export function drawMap(element: HTMLElement, options: MapOptions): MapView {
  const { centre, tilesUrl, credit, labels, still, area, around, groupWords, onHot, onSelect } = options;
  const map = L.map(element, {
    center: [centre.lat, centre.lng],
    zoom: cityZoom,
    minZoom: farthest,
    maxZoom: tilesUrl ? 19 : closest,
    zoomControl: false,
    scrollWheelZoom: !still,
    dragging: !(still && L.Browser.mobile),
    zoomSnap: 0.5,
  });
  map.attributionControl.setPrefix(false);
  map.attributionControl.addAttribution(credit);
  if (tilesUrl) L.tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
  else void drawBaseMap(map, labels);
  let marked: [number | null, number | null] = [null, null];
  let shown: readonly MapPin[] = [];
  let drawn: { ids: number[]; element: HTMLButtonElement; marker: L.Marker }[] = [];
  const group = L.featureGroup().addTo(map);
  map.on('click', () => onSelect(null));
  if (area) map.fitBounds(boundsOf(area), { animate: false });
  if (around) {
    const { centre: middle, radiusMeters } = around;
    // Above the land, which comes later.
    map.createPane('around').style.zIndex = '450';
    const circle = L.circle([middle.lat, middle.lng], {
      radius: radiusMeters,
      interactive: false,
      className: 'map-around',
      pane: 'around',
    }).addTo(map);
    map.fitBounds(circle.getBounds(), { padding: [roundPadding, roundPadding], animate: false });
  }
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);

  function showAll(some: readonly MapPin[], maxZoom: number) {
    if (some.length === 0) return;
    const bounds = L.latLngBounds(some.map(({ point }) => [point.lat, point.lng]));
    map.fitBounds(bounds, { padding: [fitPadding, fitPadding], maxZoom, animate: false });
  }

  function paint() {
    const [hot, selected] = marked;
    for (const { ids, element: button, marker } of drawn) {
      const on = ids.some((id) => id === hot || id === selected);
      button.classList.toggle('on', on);
      button.setAttribute('aria-pressed', String(ids.some((id) => id === selected)));
      marker.setZIndexOffset(on ? 10_000 : 0);
    }
  }

  /** A group is looked at closer; where that is close enough already, its pins are chosen in turn. */
  function open(pins: readonly MapPin[]) {
    const ids = pins.map(({ id }) => id);
    const before = map.getZoom();
    if (pins.length > 1) showAll(pins, map.getMaxZoom());
    if (pins.length > 1 && map.getZoom() > before) {
      drawn.find((one) => ids.includes(one.ids[0] ?? 0))?.element.focus();
      return;
    }
    const at = ids.indexOf(marked[1] ?? 0);
    onSelect(ids[(at + 1) % ids.length] ?? null);
  }

  function draw() {
    group.clearLayers();
    const groups = groupWords
      ? gather(shown, ({ point }) => map.latLngToLayerPoint([point.lat, point.lng]))
      : shown.map((pin) => [pin]);
    drawn = groups.flatMap((pins) => {
      const [first] = pins;
      if (!first) return [];
      const button = pinElement(first);
      if (pins.length > 1 && groupWords) {
        button.replaceChildren(Object.assign(document.createElement('b'), { textContent: pins.length }));
        button.classList.add('many');
        button.setAttribute('aria-label', groupWords(pins.length));
      }
      const icon = L.divIcon({ html: button, className: 'pin-at', iconSize: [0, 0] });
      const marker = L.marker([first.point.lat, first.point.lng], { icon, keyboard: false });
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        open(pins);
      });
      for (const name of ['mouseenter', 'focus']) button.addEventListener(name, () => onHot(first.id));
      for (const name of ['mouseleave', 'blur']) button.addEventListener(name, () => onHot(null));
      marker.addTo(group);
      return [{ ids: pins.map(({ id }) => id), element: button, marker }];
    });
    paint();
  }
  if (groupWords) map.on('zoomend', draw);

  return {
    setPins(list, fitting) {
      shown = list;
      if (fitting) showAll(list, tilesUrl ? 16 : 13);
      draw();
    },
    mark(hot, selected) {
      marked = [hot, selected];
      paint();
    },
    zoom: (steps) => void (steps > 0 ? map.zoomIn() : map.zoomOut()),
    seen() {
      const middle = map.getCenter();
      const radiusKm = map.distance(middle, map.getBounds().getNorthEast()) / 1000;
      return { centre: { lat: middle.lat, lng: middle.lng }, radiusKm };
    },
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}
