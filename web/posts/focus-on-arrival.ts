/** For a link that replaces the pressed button: moves the focus to it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
