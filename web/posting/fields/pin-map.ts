import * as pinFieldStyles from './PinField.module.css';
import '../../ui/map.css';
import type { LngLat } from 'maplibre-gl';
import type { Point } from '../../../contract/places.ts';
import { createBase, isTouched, pointOf } from '../../ui/map-base.ts';
import type { MapGround } from '../../ui/map-ground.ts';
import { aroundElement, createLayer, metersPerPixel } from '../../ui/map-layer.ts';

export interface PinMapOptions {
  centre: Point;
  ground: MapGround;
  /** Displays a circle of this radius in meters instead of the pin. */
  aroundMeters: number | null;
  /** Called when the map is tapped or the pin released. */
  onPut: (point: Point) => void;
}

export interface PinMap {
  /** Moves the pin and keeps it in view; null removes it. */
  show(point: Point | null): void;
  moveTo(at: Point): void;
  zoom(steps: 1 | -1): void;
  middle(): Point;
  /** The length in meters of a short distance on the screen. */
  stepMeters(): number;
  remove(): void;
}

const cityZoom = 11;
const streetZoom = 14;
const stepPixels = 8;
/** A pin within this share of the map from its center is in view. */
const viewShare = 0.35;

const svg = 'http://www.w3.org/2000/svg';

function dropElement(): HTMLElement {
  const drop = document.createElementNS(svg, 'svg');
  drop.setAttribute('viewBox', '0 0 44 54');
  drop.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(svg, 'path');
  body.setAttribute('d', 'M22 53C22 53 42 35.500 42 21.500A20 20 0 0 0 2 21.500C2 35.500 22 53 22 53z');
  const eye = document.createElementNS(svg, 'circle');
  for (const [name, value] of Object.entries({ cx: '22', cy: '21.500', r: '7.500' }))
    eye.setAttribute(name, value);
  drop.append(body, eye);
  const pin = document.createElement('div');
  pin.className = pinFieldStyles.pin ?? '';
  pin.append(drop);
  return pin;
}

function dotElement(): HTMLElement {
  const dot = document.createElement('div');
  dot.className = pinFieldStyles.dot ?? '';
  return dot;
}

/** A map with one pin that can be dragged and tapped. The surrounding field handles keys. */
export function drawPinMap(element: HTMLElement, options: PinMapOptions): PinMap {
  const { centre, ground, aroundMeters, onPut } = options;
  const { map, remove } = createBase(element, ground, {
    center: pointOf(centre),
    zoom: cityZoom,
    scrollZoom: false,
    // One finger scrolls the page; two move the map.
    dragPan: !isTouched(),
  });
  const layer = createLayer(map);
  let pin: ReturnType<typeof layer.put> | undefined;
  let circle: ReturnType<typeof layer.put> | undefined;
  map.on('click', ({ lngLat }) => onPut(exactly(lngLat)));

  /** Moves the pin by the distance that the pointer has moved. */
  function makeDraggable(handle: HTMLElement, from: () => Point) {
    handle.addEventListener('pointerdown', (down) => {
      if (down.button !== 0) return;
      down.stopPropagation();
      down.preventDefault();
      handle.setPointerCapture(down.pointerId);
      const start = map.project(pointOf(from()));
      let to: Point | null = null;
      const onMove = ({ clientX, clientY }: PointerEvent) => {
        to = exactly(map.unproject([start.x + clientX - down.clientX, start.y + clientY - down.clientY]));
        pin?.move(to);
        circle?.move(to);
      };
      const onEnd = ({ type }: PointerEvent) => {
        handle.removeEventListener('pointermove', onMove);
        for (const end of ends) handle.removeEventListener(end, onEnd);
        if (to && type === 'pointerup') onPut(to);
        else if (to) {
          pin?.move(from());
          circle?.move(from());
        }
      };
      handle.addEventListener('pointermove', onMove);
      for (const end of ends) handle.addEventListener(end, onEnd);
    });
    // A gesture that begins on the pin is not one of the map, nor a tap on it.
    for (const name of ['mousedown', 'touchstart', 'click'])
      handle.addEventListener(name, (event) => event.stopPropagation());
  }

  let lastPoint: Point | null = null;

  function put(point: Point) {
    if (pin) {
      pin.move(point);
      circle?.move(point);
      return;
    }
    if (aroundMeters !== null) circle = layer.put(aroundElement(), point, aroundMeters);
    const handle = aroundMeters === null ? dropElement() : dotElement();
    pin = layer.put(handle, point);
    makeDraggable(handle, () => lastPoint ?? point);
  }

  function isInView(point: Point): boolean {
    const { x, y } = map.project(pointOf(point));
    const { clientWidth, clientHeight } = element;
    return (
      Math.abs(x - clientWidth / 2) < clientWidth * viewShare &&
      Math.abs(y - clientHeight / 2) < clientHeight * viewShare
    );
  }

  return {
    show(point) {
      const isNew = lastPoint === null;
      lastPoint = point;
      if (!point) {
        pin?.remove();
        circle?.remove();
        pin = undefined;
        circle = undefined;
        return;
      }
      put(point);
      if (isNew) map.jumpTo({ center: pointOf(point), zoom: Math.max(map.getZoom(), streetZoom - 1) });
      else if (!isInView(point)) map.jumpTo({ center: pointOf(point) });
    },
    moveTo: (at) => void map.jumpTo({ center: pointOf(at), zoom: streetZoom - 1 }),
    zoom: (steps) => void (steps > 0 ? map.zoomIn() : map.zoomOut()),
    middle: () => exactly(map.getCenter()),
    stepMeters: () => stepPixels * metersPerPixel(map, map.getCenter()),
    remove,
  };
}

const ends = ['pointerup', 'pointercancel'] as const;

/** Six decimals are about 10 cm. */
function exactly({ lat, lng }: LngLat): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
