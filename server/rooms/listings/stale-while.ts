import { LRUCache } from 'lru-cache';

/** What is kept is taken anew behind the scenes once it is so old, and not handed out any more when it is so old. */
const freshMs = 30_000;
const longestMs = 120_000;

interface Cached<T> {
  value: T;
  at: number;
}

/**
 * Keeps what is dear and broad, so that one listing more or less changes nothing that a reader sees: for half a minute as
 * it is, then as it was while it is made anew. What is not worth keeping is made each time; two who ask for the same at
 * once wait for one making.
 * @param isBroad whether a value may be kept
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
    // Nobody waits for it: who asks next sees whether it went well.
    if (Date.now() - known.at > freshMs) make(key, work).catch(() => undefined);
    return Promise.resolve(known.value);
  };
}
