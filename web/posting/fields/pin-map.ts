import * as pinFieldStyles from './PinField.module.css';
import 'leaflet/dist/leaflet.css';
import '../../ui/map.css';
import * as L from 'leaflet';
import type { Point } from '../../../contract/places.ts';
import { drawBaseMap, type MapLabel } from '../../ui/map-base.ts';

export interface PinMapOptions {
  centre: Point;
  tilesUrl: string | null;
  credit: string;
  labels: readonly MapLabel[];
  /** A circle of so many metres in the place of a pin. */
  aroundMeters: number | null;
  /** Somebody tapped the map, or let go of the pin. */
  onPut: (point: Point) => void;
}

export interface PinMap {
  /** Shows the pin there and keeps it in view; null takes it away. */
  show(point: Point | null): void;
  look(at: Point): void;
  zoom(steps: 1 | -1): void;
  middle(): Point;
  /** How many metres a short way on the screen is. */
  stepMeters(): number;
  remove(): void;
}

const farthest = 9;
const closest = { own: 15, tiles: 18 };
const cityZoom = 12;
const streetZoom = 15;
const stepPixels = 8;
const tip = [22, 54] as const;

const svg = 'http://www.w3.org/2000/svg';

function dropElement(): SVGElement {
  const drop = document.createElementNS(svg, 'svg');
  drop.setAttribute('viewBox', '0 0 44 54');
  drop.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(svg, 'path');
  body.setAttribute('d', 'M22 53C22 53 42 35.500 42 21.500A20 20 0 0 0 2 21.500C2 35.500 22 53 22 53z');
  const eye = document.createElementNS(svg, 'circle');
  for (const [name, value] of Object.entries({ cx: '22', cy: '21.500', r: '7.500' }))
    eye.setAttribute(name, value);
  drop.append(body, eye);
  return drop;
}

/** A map with one pin, which is dragged and tapped. Keys are left to the field around it. */
export function drawPinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const { centre, tilesUrl, credit, labels, aroundMeters, onPut } = options;
  const map = L.map(element, {
    center: [centre.lat, centre.lng],
    zoom: cityZoom,
    minZoom: farthest,
    maxZoom: tilesUrl ? closest.tiles : closest.own,
    zoomControl: false,
    keyboard: false,
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !L.Browser.mobile,
  });
  map.attributionControl.setPrefix(false);
  map.attributionControl.addAttribution(`<bdi>${credit}</bdi>`);
  if (tilesUrl) L.tileLayer(tilesUrl, { maxZoom: closest.tiles }).addTo(map);
  else void drawBaseMap(map, labels);
  // Above the land, which comes later.
  map.createPane('around').style.zIndex = '450';
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);
  map.on('click', ({ latlng }: L.LeafletMouseEvent) => onPut(pointOf(latlng)));

  const icon = L.divIcon({
    html: aroundMeters === null ? (dropElement() as unknown as HTMLElement) : '',
    className: aroundMeters === null ? pinFieldStyles.pin : pinFieldStyles.dot,
    iconSize: aroundMeters === null ? [44, 54] : [28, 28],
    ...(aroundMeters === null && { iconAnchor: [tip[0], tip[1]] as [number, number] }),
  });
  const pin = L.marker([centre.lat, centre.lng], { icon, draggable: true, keyboard: false, autoPan: true });
  const circle =
    aroundMeters === null
      ? null
      : L.circle([centre.lat, centre.lng], {
          radius: aroundMeters,
          interactive: false,
          className: 'map-around',
          pane: 'around',
        });
  pin.on('drag', () => circle?.setLatLng(pin.getLatLng()));
  pin.on('dragend', () => onPut(pointOf(pin.getLatLng())));

  let isShown = false;
  return {
    show(point) {
      if (!point) {
        isShown = false;
        pin.remove();
        circle?.remove();
        return;
      }
      pin.setLatLng([point.lat, point.lng]).addTo(map);
      circle?.setLatLng([point.lat, point.lng]).addTo(map);
      if (!isShown)
        map.setView([point.lat, point.lng], Math.max(map.getZoom(), streetZoom - 1), { animate: false });
      else if (!map.getBounds().pad(-0.15).contains([point.lat, point.lng]))
        map.panTo([point.lat, point.lng], { animate: false });
      isShown = true;
    },
    look: (at) => void map.setView([at.lat, at.lng], streetZoom - 1, { animate: false }),
    zoom: (steps) => void (steps > 0 ? map.zoomIn() : map.zoomOut()),
    middle: () => pointOf(map.getCenter()),
    stepMeters() {
      const middle = map.getSize().divideBy(2);
      const beside = middle.add([stepPixels, 0]);
      return map.distance(map.containerPointToLatLng(middle), map.containerPointToLatLng(beside));
    },
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** As exactly as a door needs: six decimals are a hand's breadth. */
function pointOf({ lat, lng }: L.LatLng): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
