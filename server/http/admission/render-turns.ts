/** Renders pages sequentially, each in a separate turn of the event loop. */
export interface RenderTurns {
  /** Resolves when the caller may render a page, which blocks the event loop. */
  next(): Promise<void>;
  /** The age of the oldest pending rendering, in milliseconds; 0 if there is none. */
  waitMs(): number;
}

/**
 * Pages whose data arrives together would be rendered together, and block the event loop for as long as all of them
 * take. With a turn for each, connections are accepted and requests are read and rejected after every rendering.
 */
export function createRenderTurns(): RenderTurns {
  let last = Promise.resolve();
  const waiting = new Set<number>();
  return {
    next() {
      let since = performance.now();
      // Entries with equal times are distinct.
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
