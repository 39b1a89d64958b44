import './map.css';
import { type Map as GlMap, LngLatBounds } from 'maplibre-gl';
import type { Point } from '../../contract/places.ts';
import { createBase, isTouched, type MapGround, pointOf, zoomShift } from './map-base.ts';
import { aroundElement, createLayer } from './map-layer.ts';
import type { MapPin, PinWords } from './map-pin-element.ts';
import { createPinRoom } from './map-pin-room.ts';
import { createPins } from './map-pins.ts';
import { createScale, type ScaleWords } from './map-scale.ts';

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
  ground: MapGround;
  /** What is seen at first, where that is not all pins. */
  area: MapArea | null;
  /** Somewhere in here lies what the page is about: drawn as a circle, in the place of a pin. */
  around?: MapCircle | undefined;
  /** What pins of a list say; without it each has its icon and name, and none stands for several. */
  pinWords?: PinWords | undefined;
  /** What the scale says; without it there is none. */
  scaleWords?: ScaleWords | undefined;
  /** A small map inside a page: it neither takes the wheel nor, on touch screens, the finger. */
  still: boolean;
  onHot: (id: number | null) => void;
  onSelect: (id: number | null, byKey: boolean) => void;
  /** A group was opened that no zoom takes apart: the places in it, none where only their number is known. */
  onGroup?: ((ids: number[], point: Point) => void) | undefined;
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
  /** Gives the focus to the pin of a place. */
  focusPin(id: number): void;
  zoom(steps: 1 | -1): void;
  /** The part of the map that is seen. */
  seen(): MapArea;
  box(): MapBox;
  remove(): void;
}

const cityZoom = 10;
/** How close the map comes by itself: streets have names, outlines have not. */
const fitZoom = { simple: 12, streets: 15 };
const fitPadding = 48;
/** Where buttons lie over the map: above, with room for a pin, whose foot is its point, and at its end, which is left in Arabic. */
const besideButtons = { top: 112, right: 80, bottom: 32, left: 80 };
const roundPadding = 24;
const metersPerDegree = 111_320;
const keyPixels = 80;

/** A square whose corners are that far from the middle. */
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

/** Arrows move the map that has the focus, plus and minus bring it closer and farther. */
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
 * Draws a map into an element. It is a map: it is never mirrored, whatever the direction of the page.
 * @throws where the browser cannot draw it
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
