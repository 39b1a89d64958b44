/** The interval of measurements while the event loop is idle, in milliseconds. */
const intervalMs = 10;

/**
 * Measures how long the event loop is blocked, which delays all due work including new connections. A busy loop
 * reports once per turn.
 * @param onMeasured called with the delay in milliseconds; must be fast
 * @returns stops measuring
 */
export function watchLoopDelay(onMeasured: (delayMs: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onMeasured(Math.max(0, now - last - intervalMs));
    last = now;
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
