/** How often the delay is measured while the event loop is free, in milliseconds. */
const intervalMs = 10;

/**
 * Measures how long the event loop is blocked: what is due waits so long, connections that arrive included. A busy loop
 * reports once for each of its turns.
 * @param onMeasured called with the delay in milliseconds; must be fast
 * @returns ends it
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
