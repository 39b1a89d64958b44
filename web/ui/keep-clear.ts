/** The distance between a toast and what it must not cover, in pixels. */
const gap = 12;

/**
 * Moves the toasts at the top of the page below what was clicked, or above it if there is no space below, if they
 * would cover it.
 */
export function keepClear(room: HTMLElement | null | undefined, pressed: Element | null): void {
  if (!room) return;
  room.style.insetBlockStart = '';
  if (!pressed?.isConnected) return;
  const control = (
    pressed.closest('a, button, label, summary, [role=button]') ?? pressed
  ).getBoundingClientRect();
  const { top, bottom, left, right, height } = room.getBoundingClientRect();
  const covers = top < control.bottom && bottom > control.top && left < control.right && right > control.left;
  if (!covers) return;
  const below = control.bottom + gap;
  const start = below + height <= innerHeight ? below : Math.max(gap, control.top - gap - height);
  room.style.insetBlockStart = `${start}px`;
}
