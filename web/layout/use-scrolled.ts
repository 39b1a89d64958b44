import { useSyncExternalStore } from 'react';

/** Pixels that do not count as scrolling. */
const slackPx = 8;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > slackPx,
    () => false,
  );
}
