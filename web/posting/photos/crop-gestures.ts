import type { View } from './crop-box.ts';

interface CropHandlers {
  /** The size of the whole picture at the scale of the frame, in pixels. */
  sizeOnScreen: () => { width: number; height: number };
  onView: (change: (now: View) => View) => void;
}

/** The zoom factor for one pixel of the wheel. */
const wheelStep = 0.002;

/**
 * Moves the picture behind a frame with one pointer, and zooms with two fingers or the wheel.
 * @returns a function that removes the listeners
 */
export function listenForCropping(frame: HTMLElement, handlers: () => CropHandlers): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  const fingers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      frame.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const last = fingers.get(pointerId);
      if (!last) return;
      const before = spread();
      fingers.set(pointerId, { x, y });
      const { sizeOnScreen, onView } = handlers();
      const { width, height } = sizeOnScreen();
      const share = 1 / fingers.size;
      const grown = before > 0 ? spread() / before : 1;
      onView((now) => ({
        zoom: now.zoom * grown,
        x: now.x - ((x - last.x) / width) * share,
        y: now.y - ((y - last.y) / height) * share,
      }));
    },
    { signal },
  );
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  frame.addEventListener('pointerup', lift, { signal });
  frame.addEventListener('pointercancel', lift, { signal });
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      handlers().onView((now) => ({ ...now, zoom: now.zoom * Math.exp(-event.deltaY * wheelStep) }));
    },
    { signal, passive: false },
  );
  return () => subscription.abort();
}
