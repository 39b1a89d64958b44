import './map.css';
import { type Map as GlMap, LngLatBounds } from 'maplibre-gl';
import type { Point } from '../../contract/places.ts';
import { createBase, isTouched, pointOf } from './map-base.ts';
import { type MapGround, zoomShift } from './map-ground.ts';
import { aroundElement, createLayer } from './map-layer.ts';
import type { MapPin, PinWords } from './map-pin-element.ts';
import { createPinRoom } from './map-pin-room.ts';
import { createPins } from './map-pins.ts';
import { createScale, type ScaleWords } from './map-scale.ts';

/** A map view: its center, and the distance from there to its corners. */
export interface MapArea {
  centre: Point;
  radiusKm: number;
}

/** An approximate location. */
export interface MapCircle {
  centre: Point;
  radiusMeters: number;
}

export interface MapOptions {
  centre: Point;
  ground: MapGround;
  /** The initial view, if not all pins. */
  area: MapArea | null;
  /** The approximate location of the page's subject: a circle in place of a pin. */
  around?: MapCircle | undefined;
  /** The labels of pins in a list; without it each has its icon and name, and there are no clusters. */
  pinWords?: PinWords | undefined;
  /** The labels of the scale; without them there is none. */
  scaleWords?: ScaleWords | undefined;
  /** A small map in a page: it captures neither the wheel nor, on touch screens, gestures. */
  still: boolean;
  onHot: (id: number | null) => void;
  onSelect: (id: number | null, byKey: boolean) => void;
  /** A cluster was opened that no zoom level splits: with its places, or none if only their number is known. */
  onGroup?: ((ids: readonly number[], point: Point) => void) | undefined;
  /** The map view has changed. */
  onMoved?: (() => void) | undefined;
}

/** The visible area of a map in degrees, and its zoom: at 0 the world is 256 pixels wide. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

export interface MapView {
  setPins(pins: readonly MapPin[], fit: boolean): void;
  /** The hovered and the selected pin. */
  mark(hot: number | null, selected: number | null): void;
  /** Focuses the pin of a place. */
  focusPin(id: number): void;
  zoom(steps: 1 | -1): void;
  /** The visible area of the map. */
  seen(): MapArea;
  box(): MapBox;
  remove(): void;
}

const cityZoom = 10;
/** The maximum zoom of automatic fitting: streets have labels, outlines do not. */
const fitZoom = { simple: 12, streets: 15 };
const fitPadding = 48;
/**
 * The margins for buttons over the map: above, with room for a pin, whose foot is its point, and at its end, which
 * is on the left in Arabic.
 */
const besideButtons = { top: 112, right: 80, bottom: 32, left: 80 };
const roundPadding = 24;
const metersPerDegree = 111_320;
const keyPixels = 80;

/** A square whose corners are at this distance from the center. */
function boundsOf({ centre: { lat, lng }, radiusKm }: MapArea): LngLatBounds {
  const north = (radiusKm * 1000) / Math.SQRT2 / metersPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return new LngLatBounds([lng - east, lat - north], [lng + east, lat + north]);
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -keyPixels],
  ArrowDown: [0, keyPixels],
  ArrowLeft: [-keyPixels, 0],
  ArrowRight: [keyPixels, 0],
};

/** Arrow keys move the focused map, plus and minus zoom. */
function takeKeys(element: HTMLElement, map: GlMap): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step) map.panBy([...step]);
    else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  };
  element.tabIndex = 0;
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeAttribute('tabindex');
    element.removeEventListener('keydown', onKey);
  };
}

/**
 * Renders a map into an element. It is never mirrored, whatever the direction of the page.
 * @throws if the browser cannot render it
 */
export function drawMap(element: HTMLElement, options: MapOptions): MapView {
  const { centre, ground, still, area, around, pinWords, scaleWords, onSelect } = options;
  const { map, foot, remove } = createBase(element, ground, {
    center: pointOf(centre),
    zoom: cityZoom,
    scrollZoom: !still,
    dragPan: !(still && isTouched()),
  });
  const maxZoom = ground.tilesUrl || ground.streetMap ? fitZoom.streets : fitZoom.simple;
  const dropKeys = takeKeys(element, map);
  const layer = createLayer(map);
  const makeRoom = createPinRoom(map);
  if (scaleWords) createScale(map, foot, scaleWords);
  map.on('click', () => onSelect(null, false));
  if (area) map.fitBounds(boundsOf(area), { animate: false });
  if (around) {
    const { centre: middle, radiusMeters } = around;
    layer.put(aroundElement(), middle, radiusMeters);
    const bounds = boundsOf({ centre: middle, radiusKm: (radiusMeters * Math.SQRT2) / 1000 });
    map.fitBounds(bounds, { padding: roundPadding, animate: false });
  }

  function showAll(some: readonly MapPin[], upTo: number) {
    if (some.length === 0) return;
    const bounds = new LngLatBounds();
    for (const { point } of some) bounds.extend(pointOf(point));
    const padding = options.onMoved ? besideButtons : fitPadding;
    map.fitBounds(bounds, { padding, maxZoom: upTo, animate: false });
  }

  const pins = createPins(
    {
      put: (pin, point) => layer.put(pin, point),
      spotOf: (point) => map.project(pointOf(point)),
      closer(some) {
        const before = map.getZoom();
        showAll(some, map.getMaxZoom());
        return map.getZoom() > before;
      },
      into(point) {
        const before = map.getZoom();
        map.jumpTo({ center: pointOf(point), zoom: Math.min(before + 2, map.getMaxZoom()) });
        return map.getZoom() > before;
      },
    },
    pinWords,
    options,
  );
  if (pinWords) map.on('zoomend', pins.draw);
  if (options.onMoved) map.on('moveend', options.onMoved);

  return {
    setPins(list, fitting) {
      if (fitting) showAll(list, maxZoom);
      pins.show(list);
      makeRoom(list);
    },
    mark: pins.mark,
    focusPin: pins.focus,
    zoom: (by) => void (by > 0 ? map.zoomIn() : map.zoomOut()),
    seen() {
      const middle = map.getCenter();
      const radiusKm = middle.distanceTo(map.getBounds().getNorthEast()) / 1000;
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
      return { south, west, north, east, zoom: map.getZoom() + zoomShift };
    },
    remove() {
      dropKeys();
      remove();
    },
  };
}
