/** Pixels that a mouse moves before a press becomes a drag. */
const slackPx = 6;
/** The duration of a long press that picks a photo up; moving earlier scrolls the page. */
const holdMs = 250;

export interface DragHandlers {
  onTaken: (id: number) => void;
  /** Called while dragging over a position, from 0. */
  onMove: (id: number, place: number) => void;
  /** Called when the drag ends or is canceled. */
  onLeft: (id: number, isDropped: boolean) => void;
}

interface Held {
  id: number;
  pointer: number;
  item: HTMLElement;
  /** The pointer's position within the item, and on the page. */
  grip: { x: number; y: number };
  from: { x: number; y: number };
  timer: ReturnType<typeof setTimeout> | undefined;
  isMoving: boolean;
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-photo]')];
const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/**
 * Reorders the items of a list (`data-photo` is the id) by dragging: at once with a mouse, after a long press by
 * touch. Other items make room meanwhile; Escape cancels. The first child of an item follows the pointer, while the
 * item itself stays in place.
 * @returns a function that removes the listeners
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
    // Buttons on a tile are clicked, not dragged.
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
    // Once the others have made room, its own position has changed.
    cancelAnimationFrame(follows);
    follows = requestAnimationFrame(() => follow(x, y));
  };

  list.addEventListener('pointerdown', onDown, { signal });
  // Scrolling is disabled during a drag, which has to be set before the touch begins.
  list.addEventListener('touchmove', (event) => held?.isMoving && event.preventDefault(), {
    signal,
    passive: false,
  });
  list.addEventListener('contextmenu', (event) => held?.timer && event.preventDefault(), { signal });
  // The click at the end of a drag is ignored.
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
