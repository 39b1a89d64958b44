import { useEffect, useRef } from 'react';

/** Marks the history entry of an overlay. */
const mark = 'isOverlay';
const isOverlayEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/**
 * Makes Back close a full-screen overlay instead of leaving the page. For overlays that open when rendered.
 * @param close closes it; called when the visitor goes back
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    // With the router's state of this entry: for the router both are one.
    history.pushState({ ...history.state, [mark]: true }, '');
    const onPopState = (event: PopStateEvent) => {
      // The router would load the page again.
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('popstate', onPopState, { capture: true });
      // Closed by Back, or by navigation to another page.
      if (!isOverlayEntry()) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, []);
}
