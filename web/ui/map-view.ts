import 'leaflet/dist/leaflet.css';
import '../styles/map.css';
import * as L from 'leaflet';
import type { Point } from '../../contract/places.ts';
import { categoryIconHref } from './CategoryIcon.tsx';
import { drawBaseMap, type MapLabel } from './map-base.ts';

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
  const { centre, tilesUrl, credit, labels, still, area, around, onHot, onSelect } = options;
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
  const pins = new Map<number, { element: HTMLButtonElement; marker: L.Marker }>();
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

  function showAll() {
    const bounds = group.getBounds();
    if (bounds.isValid()) {
      map.fitBounds(bounds, {
        padding: [fitPadding, fitPadding],
        maxZoom: tilesUrl ? 16 : 13,
        animate: false,
      });
    }
  }

  function paint() {
    const [hot, selected] = marked;
    for (const [id, { element: button, marker }] of pins) {
      const on = id === hot || id === selected;
      button.classList.toggle('on', on);
      button.setAttribute('aria-pressed', String(id === selected));
      marker.setZIndexOffset(on ? 10_000 : 0);
    }
  }

  return {
    setPins(list, fitting) {
      group.clearLayers();
      pins.clear();
      for (const pin of list) {
        const button = pinElement(pin);
        const icon = L.divIcon({ html: button, className: 'pin-at', iconSize: [0, 0] });
        const marker = L.marker([pin.point.lat, pin.point.lng], { icon, keyboard: false });
        button.addEventListener('click', (event) => {
          event.stopPropagation();
          onSelect(pin.id);
        });
        for (const name of ['mouseenter', 'focus']) button.addEventListener(name, () => onHot(pin.id));
        for (const name of ['mouseleave', 'blur']) button.addEventListener(name, () => onHot(null));
        marker.addTo(group);
        pins.set(pin.id, { element: button, marker });
      }
      paint();
      if (fitting) showAll();
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
