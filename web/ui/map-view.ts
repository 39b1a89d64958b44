import 'leaflet/dist/leaflet.css';
import './map.css';
import * as L from 'leaflet';
import type { Point } from '../../contract/places.ts';
import { drawBaseMap, type MapLabel } from './map-base.ts';
import { createPins, type MapPin } from './map-pins.ts';

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
  /** Another part of the map is seen. */
  onMoved?: (() => void) | undefined;
}

/** What is seen of a map, in degrees, and how close: at 0 the world is 256 pixels wide. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

export interface MapView {
  setPins(pins: readonly MapPin[], fit: boolean): void;
  /** The pin that is pointed at and the one that was chosen. */
  mark(hot: number | null, selected: number | null): void;
  zoom(steps: 1 | -1): void;
  /** The part of the map that is seen. */
  seen(): MapArea;
  box(): MapBox;
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
  map.attributionControl.addAttribution(`<bdi>${credit}</bdi>`);
  if (tilesUrl) L.tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
  else void drawBaseMap(map, labels);
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

  const pins = createPins(
    {
      put(pin, { lat, lng }) {
        const icon = L.divIcon({ html: pin, className: 'pin-at', iconSize: [0, 0] });
        const marker = L.marker([lat, lng], { icon, keyboard: false }).addTo(group);
        return {
          raise: (isOn) => void marker.setZIndexOffset(isOn ? 10_000 : 0),
          remove: () => void group.removeLayer(marker),
        };
      },
      spotOf: ({ lat, lng }) => map.latLngToLayerPoint([lat, lng]),
      closer(some) {
        const before = map.getZoom();
        showAll(some, map.getMaxZoom());
        return map.getZoom() > before;
      },
      into: ({ lat, lng }) => void map.setView([lat, lng], Math.min(map.getZoom() + 2, map.getMaxZoom())),
    },
    { groupWords, onHot, onSelect },
  );
  if (groupWords) map.on('zoomend', pins.draw);
  if (options.onMoved) map.on('moveend', options.onMoved);

  return {
    setPins(list, fitting) {
      if (fitting) showAll(list, tilesUrl ? 16 : 13);
      pins.show(list);
    },
    mark: pins.mark,
    zoom: (steps) => void (steps > 0 ? map.zoomIn() : map.zoomOut()),
    seen() {
      const middle = map.getCenter();
      const radiusKm = map.distance(middle, map.getBounds().getNorthEast()) / 1000;
      return { centre: { lat: middle.lat, lng: middle.lng }, radiusKm };
    },
    box() {
      const bounds = map.getBounds();
      const [south, west, north, east] = [
        bounds.getSouth(),
        bounds.getWest(),
        bounds.getNorth(),
        bounds.getEast(),
      ];
      return { south, west, north, east, zoom: map.getZoom() };
    },
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}
