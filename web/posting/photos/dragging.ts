/** Pixels that a mouse moves before a press becomes a drag. */
const slackPx = 6;
/** A finger that rests so long takes the photo up; one that moves before scrolls the page. */
const holdMs = 250;

export interface DragHandlers {
  onTaken: (id: number) => void;
  /** It is over this place, from 0, and should go there. */
  onMove: (id: number, place: number) => void;
  /** It was let go, or the drag was broken off. */
  onLeft: (id: number, isDropped: boolean) => void;
}

interface Held {
  id: number;
  pointer: number;
  item: HTMLElement;
  /** Where the item was touched, from its corner, and where on the page. */
  grip: { x: number; y: number };
  from: { x: number; y: number };
  timer: ReturnType<typeof setTimeout> | undefined;
  isMoving: boolean;
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-photo]')];
const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/**
 * Lets the items of a list (`data-photo` is the id) be ordered by dragging: with a mouse at once, with a finger once it
 * has rested on one. The others make room while it moves; Escape puts it back. What follows the pointer is the first
 * child of the item, which itself keeps the place.
 * @returns how to stop
 */
export function listenForDragging(list: HTMLElement, handlers: () => DragHandlers): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  let held: Held | null = null;
  let wasDrag = false;
  let follows = 0;

  const follow = (x: number, y: number) => {
    const tile = held?.item.firstElementChild;
    if (!held || !(tile instanceof HTMLElement)) return;
    const box = held.item.getBoundingClientRect();
    tile.style.translate = `${x - held.grip.x - box.left}px ${y - held.grip.y - box.top}px`;
  };
  const take = (now: Held) => {
    now.isMoving = true;
    wasDrag = true;
    handlers().onTaken(now.id);
  };
  const leave = (isDropped: boolean) => {
    const now = held;
    held = null;
    if (!now) return;
    clearTimeout(now.timer);
    cancelAnimationFrame(follows);
    if (now.item.firstElementChild instanceof HTMLElement) now.item.firstElementChild.style.translate = '';
    if (now.isMoving) handlers().onLeft(now.id, isDropped);
  };
  const onDown = (event: PointerEvent) => {
    wasDrag = false;
    const target = event.target as HTMLElement;
    const item = target.closest<HTMLElement>('[data-photo]');
    // What stands on a tile, such as its remove button, is pressed and not dragged.
    if (event.button !== 0 || held || !item || !target.closest('[data-grip]')) return;
    const box = item.getBoundingClientRect();
    const now: Held = {
      id: Number(item.dataset.photo),
      pointer: event.pointerId,
      item,
      grip: { x: event.clientX - box.left, y: event.clientY - box.top },
      from: { x: event.clientX, y: event.clientY },
      timer: undefined,
      isMoving: false,
    };
    held = now;
    if (event.pointerType !== 'mouse') {
      now.timer = setTimeout(() => held === now && !now.isMoving && take(now), holdMs);
    }
  };
  const onMove = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (held?.pointer !== pointerId) return;
    if (!held.isMoving) {
      if (Math.hypot(x - held.from.x, y - held.from.y) <= slackPx) return;
      if (pointerType !== 'mouse') return leave(false);
      take(held);
    }
    const items = itemsOf(list);
    const own = items.indexOf(held.item);
    const over = items.findIndex((item) => isIn(item.getBoundingClientRect(), x, y));
    if (over >= 0 && over !== own) handlers().onMove(held.id, over);
    follow(x, y);
    // Once the others have made room, its own place is another.
    cancelAnimationFrame(follows);
    follows = requestAnimationFrame(() => follow(x, y));
  };

  list.addEventListener('pointerdown', onDown, { signal });
  // While a photo is held the page stands still; that has to be said before the finger comes.
  list.addEventListener('touchmove', (event) => held?.isMoving && event.preventDefault(), {
    signal,
    passive: false,
  });
  list.addEventListener('contextmenu', (event) => held?.timer && event.preventDefault(), { signal });
  // The press that ends a drag is none.
  const passOver = (event: MouseEvent) => {
    if (!wasDrag) return;
    wasDrag = false;
    event.preventDefault();
    event.stopPropagation();
  };
  list.addEventListener('click', passOver, { signal, capture: true });
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', () => leave(true), { signal });
  addEventListener('pointercancel', () => leave(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && leave(false), { signal });
  return () => {
    leave(false);
    subscription.abort();
  };
}
