import { useEffect, useRef } from 'react';

/** The polling interval of the back office, in milliseconds. */
export const refreshEvery = 15_000;

/** Runs a callback at an interval while the page is visible, and at once when it becomes visible again. */
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
