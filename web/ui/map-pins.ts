import type { Point } from '../../contract/places.ts';
import { categoryIconHref } from './CategoryIcon.tsx';
import { gather, reachOf } from './map-groups.ts';
import * as iconStyles from './shared/icon.module.css';

/** A place as the map shows it. */
export interface MapPin {
  id: number;
  point: Point;
  name: string;
  icon: string;
  /** Shown on the pin from afar: a price. */
  text?: string | undefined;
  /** It stands for so many that lie thereabouts, and is no place itself. */
  count?: number | undefined;
}

/** The map below the pins, whoever draws it. */
export interface PinBoard {
  /** Lays an element over a point. */
  put(element: HTMLElement, point: Point): { raise(isOn: boolean): void; remove(): void };
  /** Where a point lies, in pixels; null while there is no map yet. */
  spotOf(point: Point): { x: number; y: number } | null;
  /** Looks closer at some pins, and says whether that was still possible. */
  closer(pins: readonly MapPin[]): boolean;
  /** Looks closer at what lies around a point. */
  into(point: Point): void;
}

export interface PinWishes {
  /** What a pin is called that stands for several which would cover one another; without it there is none. */
  groupWords?: ((count: number) => string) | undefined;
  onHot: (id: number | null) => void;
  onSelect: (id: number | null) => void;
}

/** Western digits in every language. */
const numbers = new Intl.NumberFormat('en');
const svg = 'http://www.w3.org/2000/svg';

/** The sign of a trade, as the icon component draws it. */
function iconElement(name: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('class', `${iconStyles.icon} ${iconStyles.small}`);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', categoryIconHref(name));
  drawing.append(use);
  return drawing;
}

/** What a drawn pin shows and where: one that shows the same stays as it is when pins are drawn anew. */
const keyOf = (pins: readonly MapPin[]) =>
  JSON.stringify(pins.map(({ id, name, icon, text, count, point }) => [id, name, icon, text, count, point]));

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

/** The pins of a map: buttons, gathered where they would cover one another, lit with the list beside. */
export function createPins(board: PinBoard, { groupWords, onHot, onSelect }: PinWishes) {
  let marked: [number | null, number | null] = [null, null];
  let shown: readonly MapPin[] = [];
  let drawn: {
    key: string;
    ids: number[];
    point: Point;
    element: HTMLButtonElement;
    place: ReturnType<PinBoard['put']>;
  }[] = [];
  /** Of these the focus wants to stay with one, once they are drawn anew. */
  let focused: number[] = [];
  /** What is drawn nearest to here takes the focus, as what had it was opened. */
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

  /** A group is looked at closer; where that is close enough already, its pins are chosen in turn. */
  function open(pins: readonly MapPin[]) {
    const ids = pins.map(({ id }) => id);
    const [first] = pins;
    if (first && pins.some(({ count }) => count)) {
      opened = first.point;
      if (pins.length === 1 || !board.closer(pins)) board.into(first.point);
      return;
    }
    if (pins.length > 1) {
      focused = ids;
      if (board.closer(pins)) return;
      focused = [];
    }
    const at = ids.indexOf(marked[1] ?? 0);
    onSelect(ids[(at + 1) % ids.length] ?? null);
  }

  function grouped(): MapPin[][] {
    const spots = new Map(shown.map((pin) => [pin, board.spotOf(pin.point)]));
    if (!groupWords || [...spots.values()].includes(null)) return shown.map((pin) => [pin]);
    const reach = shown.some(({ text }) => text) ? reachOf.label : reachOf.sign;
    return gather(shown, (pin) => spots.get(pin) ?? { x: 0, y: 0 }, reach);
  }

  function focusNear({ lat, lng }: Point) {
    const distance = ({ point }: { point: Point }) => Math.hypot(point.lat - lat, point.lng - lng);
    const [nearest] = [...drawn].sort((one, other) => distance(one) - distance(other));
    nearest?.element.focus();
  }

  function draw() {
    // Whoever is on a pin stays on it while pins are drawn anew.
    const held = drawn.find(({ element }) => element === document.activeElement);
    if (held && focused.length === 0) focused = held.ids;
    const before = drawn;
    const reusable = new Map(before.map((drawing) => [drawing.key, drawing]));
    drawn = grouped().flatMap((pins) => {
      const [first] = pins;
      if (!first) return [];
      const key = keyOf(pins);
      const same = reusable.get(key);
      if (same) {
        reusable.delete(key);
        return [same];
      }
      const button = pinElement(first);
      const many = pins.reduce((sum, { count = 1 }) => sum + count, 0);
      if (many > 1 && groupWords) {
        const count = document.createElement('b');
        count.textContent = numbers.format(many);
        button.replaceChildren(count);
        button.classList.add('many');
        // The name contains the number that is visible, which voice control asks for.
        const where = pins.length === 1 && first.count && first.name;
        button.setAttribute('aria-label', where ? `${where}: ${groupWords(many)}` : groupWords(many));
      }
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        open(pins);
      });
      const { point } = first;
      const drawing = { key, point, element: button, place: board.put(button, point) };
      if (first.count) return [{ ids: [], ...drawing }];
      for (const name of ['mouseenter', 'focus']) button.addEventListener(name, () => onHot(first.id));
      for (const name of ['mouseleave', 'blur']) button.addEventListener(name, () => onHot(null));
      return [{ ids: pins.map(({ id }) => id), ...drawing }];
    });
    const stays = new Set(drawn);
    for (const drawing of before) if (!stays.has(drawing)) drawing.place.remove();
    paint();
    if (opened) focusNear(opened);
    if (focused.length === 0) return;
    drawn.find(({ ids }) => ids.some((id) => focused.includes(id)))?.element.focus();
    focused = [];
  }

  return {
    draw,
    show(pins: readonly MapPin[]) {
      shown = pins;
      draw();
      opened = null;
    },
    mark(hot: number | null, selected: number | null) {
      marked = [hot, selected];
      paint();
    },
  };
}
