/** Pixels between a message and what it must not cover. */
const gap = 12;

/**
 * Moves the messages at the top of the page below what was pressed, or above it where there is no room below, if they
 * would lie over it.
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
