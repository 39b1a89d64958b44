import type { Point } from '../../contract/places.ts';
import { gather, pinBoxes } from './map-groups.ts';
import { groupElement, type MapPin, type PinWords, pinElement } from './map-pin-element.ts';

/** The map below the pins, whatever its provider. */
export interface PinBoard {
  /** Places an element over a point, in a container of its own. */
  put(element: HTMLElement, point: Point): { raise(isOn: boolean): void; remove(): void };
  /** The position of a point in pixels; null while there is no map yet. */
  spotOf(point: Point): { x: number; y: number } | null;
  /** Zooms in on pins, and returns whether that was still possible. */
  closer(pins: readonly MapPin[]): boolean;
  /** Zooms in on the area around a point, and returns whether that was still possible. */
  into(point: Point): boolean;
}

export interface PinEvents {
  onHot: (id: number | null) => void;
  /** A pin was selected; `byKey` states whether by keyboard. */
  onSelect: (id: number | null, byKey: boolean) => void;
  /** A cluster was opened that no zoom level splits: with its places, or none if only their number is known. */
  onGroup?: ((ids: readonly number[], point: Point) => void) | undefined;
}

interface Drawing {
  key: string;
  ids: readonly number[];
  point: Point;
  element: HTMLButtonElement;
  place: ReturnType<PinBoard['put']>;
}

/** The content and position of a rendered pin: an equal one is reused when pins are rendered again. */
const keyOf = (pins: readonly MapPin[]) =>
  JSON.stringify(
    pins.map(({ id, name, icon, text, rating, isNew, count, point }) => [
      ...[id, name, icon, text, rating, isNew, count],
      point,
    ]),
  );

/** Sorts the containers of pins by the order of the list, which is the tab order. */
function arrange(drawn: readonly Drawing[]): void {
  let next: Element | null = null;
  for (const { element } of drawn.toReversed()) {
    const holder: HTMLElement | null = element.parentElement;
    if (!holder) continue;
    if (holder.nextElementSibling !== next) holder.parentElement?.insertBefore(holder, next);
    next = holder;
  }
}

/** The pins of a map: buttons, clustered if they would overlap, highlighted together with the list. */
export function createPins(board: PinBoard, words: PinWords | undefined, events: PinEvents) {
  const { onHot, onSelect } = events;
  let marked: [number | null, number | null] = [null, null];
  let current: readonly MapPin[] = [];
  let drawn: Drawing[] = [];
  /** The pin that shall have the focus after pins are rendered again. */
  let focused: readonly number[] = [];
  /** The pin rendered nearest to this point receives the focus, as the focused one was opened. */
  let opened: Point | null = null;

  function paint() {
    const [hot, selected] = marked;
    for (const { ids, element, place } of drawn) {
      const isOn = ids.some((id) => id === hot || id === selected);
      element.classList.toggle('on', isOn);
      element.setAttribute('aria-pressed', String(ids.some((id) => id === selected)));
      place.raise(isOn);
    }
  }

  /** Zooms in on a cluster; if that is no longer possible, its places are listed or else selected in turn. */
  function open(pins: readonly MapPin[], byKey: boolean) {
    const ids = pins.map(({ id }) => id);
    const [first] = pins;
    if (first && pins.some(({ count }) => count)) {
      opened = first.point;
      const isCloser = (pins.length > 1 && board.closer(pins)) || board.into(first.point);
      if (!isCloser) events.onGroup?.([], first.point);
      return;
    }
    if (first && pins.length > 1) {
      focused = ids;
      if (board.closer(pins)) return;
      focused = [];
      if (events.onGroup) return events.onGroup(ids, first.point);
    }
    const at = ids.indexOf(marked[1] ?? 0);
    onSelect(ids[(at + 1) % ids.length] ?? null, byKey);
  }

  function grouped(): MapPin[][] {
    const spots = new Map(current.map((pin) => [pin, board.spotOf(pin.point)]));
    if (!words || [...spots.values()].includes(null)) return current.map((pin) => [pin]);
    return gather(
      current,
      (pin) => spots.get(pin) ?? { x: 0, y: 0 },
      ({ text, rating, isNew }) => (text || rating || isNew ? pinBoxes.label : pinBoxes.dot),
    );
  }

  function focusNear({ lat, lng }: Point) {
    const distance = ({ point }: { point: Point }) => Math.hypot(point.lat - lat, point.lng - lng);
    const [nearest] = [...drawn].sort((one, other) => distance(one) - distance(other));
    nearest?.element.focus();
  }

  function elementOf(pins: readonly MapPin[], first: MapPin): HTMLButtonElement {
    const many = pins.reduce((sum, { count = 1 }) => sum + count, 0);
    if (many === 1 || !words) return pinElement(first, words);
    const where = pins.length === 1 && first.count && first.name;
    return groupElement(many, where ? `${where}: ${words.group(many)}` : words.group(many));
  }

  function drawingOf(pins: readonly MapPin[], first: MapPin, key: string): Drawing {
    const element = elementOf(pins, first);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      open(pins, event.detail === 0);
    });
    const { point } = first;
    const drawing = { key, point, element, place: board.put(element, point) };
    if (first.count) return { ids: [], ...drawing };
    for (const name of ['mouseenter', 'focus']) element.addEventListener(name, () => onHot(first.id));
    for (const name of ['mouseleave', 'blur']) element.addEventListener(name, () => onHot(null));
    return { ids: pins.map(({ id }) => id), ...drawing };
  }

  const focusOn = (ids: readonly number[]) =>
    drawn.find((drawing) => drawing.ids.some((id) => ids.includes(id)))?.element.focus();

  function draw() {
    // The focus stays on its pin when pins are rendered again.
    const held = drawn.find(({ element }) => element === document.activeElement);
    if (held && focused.length === 0) focused = held.ids;
    const before = drawn;
    const reusable = new Map(before.map((drawing) => [drawing.key, drawing]));
    drawn = grouped().flatMap((pins) => {
      const [first] = pins;
      if (!first) return [];
      const key = keyOf(pins);
      const same = reusable.get(key);
      if (!same) return [drawingOf(pins, first, key)];
      reusable.delete(key);
      return [same];
    });
    const stays = new Set(drawn);
    for (const drawing of before) if (!stays.has(drawing)) drawing.place.remove();
    arrange(drawn);
    paint();
    if (opened) focusNear(opened);
    if (focused.length === 0) return;
    focusOn(focused);
    focused = [];
  }

  return {
    draw,
    show(pins: readonly MapPin[]) {
      current = pins;
      draw();
      opened = null;
    },
    mark(hot: number | null, selected: number | null) {
      marked = [hot, selected];
      paint();
    },
    /** Focuses the pin, or the cluster, of a place. */
    focus: (id: number) => focusOn([id]),
  };
}
