import { useEffect, useRef } from 'react';

/** Marks the entry of the history that stands for what is open over the page. */
const mark = 'isOverlay';
const isOverlayEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/**
 * Lets Back close what fills the screen, instead of leaving the page behind it. For what opens when it is rendered.
 * @param close closes it; called when the visitor goes back
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    // With what the router keeps of this entry: to it both are one.
    history.pushState({ ...history.state, [mark]: true }, '');
    const onPopState = (event: PopStateEvent) => {
      // The router would read the page again.
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('popstate', onPopState, { capture: true });
      // Closed by Back, or left for another page.
      if (!isOverlayEntry()) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, []);
}
