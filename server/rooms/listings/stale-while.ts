import { LRUCache } from 'lru-cache';

/** A cached value is refreshed in the background from the first age on, and not returned from the second on. */
const freshMs = 30_000;
const longestMs = 120_000;

interface Cached<T> {
  value: T;
  at: number;
}

/**
 * Stale-while-revalidate cache for expensive, large results, which one more listing hardly changes: fresh for half
 * a minute, then stale while it is refreshed. Small values are not cached; concurrent equal calls share one
 * computation.
 * @param isBroad whether a value may be cached
 */
export function createStaleWhile<T>(isBroad: (value: T) => boolean, most: number) {
  const cached = new LRUCache<string, Cached<T>>({ max: most, ttl: longestMs });
  const underWay = new Map<string, Promise<T>>();

  function make(key: string, work: () => Promise<T>): Promise<T> {
    const running = underWay.get(key);
    if (running) return running;
    const at = Date.now();
    const making = work()
      .then((value) => {
        if (isBroad(value)) cached.set(key, { value, at });
        else cached.delete(key);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = cached.get(key);
    if (!known) return make(key, work);
    // Not awaited: the next caller sees the result.
    if (Date.now() - known.at > freshMs) make(key, work).catch(() => undefined);
    return Promise.resolve(known.value);
  };
}
