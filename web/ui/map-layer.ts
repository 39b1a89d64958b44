import type { Map as GlMap } from 'maplibre-gl';
import type { Point } from '../../contract/places.ts';
import { pointOf } from './map-base.ts';

/**
 * Elements over a map, each at its point; they are part of the DOM, and so accessible by keyboard and screen
 * readers.
 */
export function createLayer(map: GlMap) {
  const room = document.createElement('div');
  room.className = 'map-over';
  map.getCanvasContainer().append(room);
  const placed = new Map<HTMLElement, { point: Point; radiusMeters: number | undefined }>();

  function lay(
    holder: HTMLElement,
    { point, radiusMeters }: { point: Point; radiusMeters: number | undefined },
  ) {
    const { x, y } = map.project(pointOf(point));
    holder.style.transform = `translate(${x}px, ${y}px)`;
    if (radiusMeters === undefined) return;
    const pixels = radiusMeters / metersPerPixel(map, point);
    holder.style.setProperty('--map-radius', `${pixels}px`);
  }

  function layAll() {
    for (const [holder, place] of placed) lay(holder, place);
  }
  map.on('move', layAll);
  map.on('resize', layAll);

  return {
    /** Places an element at a point; a round one has a radius in meters. */
    put(element: HTMLElement, point: Point, radiusMeters?: number) {
      const holder = document.createElement('div');
      holder.className = 'pin-at pin-over';
      holder.append(element);
      room.append(holder);
      const place = { point, radiusMeters };
      placed.set(holder, place);
      lay(holder, place);
      return {
        move(to: Point) {
          place.point = to;
          lay(holder, place);
        },
        raise(isOn: boolean) {
          holder.style.zIndex = isOn ? '1' : '';
        },
        remove() {
          placed.delete(holder);
          holder.remove();
        },
      };
    },
  };
}

const earthMeters = 40_075_016.686;
const worldPixels = 512;

/** Meters per pixel at a point of the map. */
export function metersPerPixel(map: GlMap, { lat }: Point): number {
  return (earthMeters * Math.cos((lat * Math.PI) / 180)) / (worldPixels * 2 ** map.getZoom());
}

/** A circle for an approximate location. */
export function aroundElement(): HTMLElement {
  const circle = document.createElement('div');
  circle.className = 'map-around';
  return circle;
}
