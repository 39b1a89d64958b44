/** Lets pages be rendered one after the other, each in a turn of the event loop of its own. */
export interface RenderTurns {
  /** Resolves when the caller may render a page, which blocks the event loop. */
  next(): Promise<void>;
  /** How long the oldest of those who wait has waited, in milliseconds; 0 if nobody waits. */
  waitMs(): number;
}

/**
 * Pages whose data arrives together would be rendered together, and block the event loop for as long as all of them take. With
 * a turn for each, connections are accepted and requests are read and refused after every single one.
 */
export function createRenderTurns(): RenderTurns {
  let last = Promise.resolve();
  const waiting = new Set<number>();
  return {
    next() {
      let since = performance.now();
      // Two that begin to wait at the same time are two.
      while (waiting.has(since)) since += 0.001;
      waiting.add(since);
      last = last.then(
        () =>
          new Promise<void>((resolve) => {
            setImmediate(() => {
              waiting.delete(since);
              resolve();
            });
          }),
      );
      return last;
    },
    waitMs() {
      const [oldest] = waiting;
      return oldest === undefined ? 0 : performance.now() - oldest;
    },
  };
}
