import { useEffect, useRef } from 'react';

/** How often the back office looks for what others did and sent, in milliseconds. */
export const refreshEvery = 15_000;

/** Does something every so often while the page is visible, and at once when it becomes visible again. */
export function useWhileVisible(work: () => void, everyMs: number): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(run, everyMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [everyMs]);
}
