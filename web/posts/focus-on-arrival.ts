/** For a link that takes the place of the button that was pressed: the focus goes with it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
