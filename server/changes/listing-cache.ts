import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../contract/categories.ts';
import { retainedBytes } from '../process/retained-bytes.ts';
import type { Changes } from './changes.ts';

/** Reads of listings by id, cached until a listing changes. */
export interface ListingCache<Value extends object> {
  /** The cached ones among some ids. */
  known(ids: readonly number[]): Map<number, Value>;
  /**
   * @param readMissing reads those that are not cached; ids that it omits are not cached either
   * @returns the existing ones by id
   */
  read(
    ids: readonly number[],
    readMissing: (ids: number[]) => Promise<Iterable<readonly [id: number, value: Value]>>,
  ): Promise<Map<number, Value>>;
}

/** The approximate overhead of the cache per listing. */
const bytesOfEntry = 100;

/**
 * A cache that is as fresh as change notifications: while these do not arrive, everything is read. Its values must
 * not depend on time, language or the caller.
 * @param kinds the kinds of its listings
 * @param maxBytes its maximum size; least recently used listings are evicted
 */
export function createListingCache<Value extends object>(
  changes: Changes | undefined,
  kinds: readonly ListingKind[],
  maxBytes: number,
): ListingCache<Value> {
  const cached = new LRUCache<number, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value) => bytesOfEntry + retainedBytes(value),
  });
  // Values that were read during a change may be older than it, and are not cached.
  let version = 0;
  changes?.subscribe((dropped) => {
    if (dropped === 'all') {
      version++;
      cached.clear();
      return;
    }
    for (const tag of dropped) {
      const [kind, id] = tag.split(':');
      if (id === undefined || !kinds.some((one) => one === kind)) continue;
      version++;
      if (id === '*') cached.clear();
      else cached.delete(Number(id));
    }
  });
  const isFresh = () => changes?.isListening() ?? false;
  function known(ids: readonly number[]): Map<number, Value> {
    const found = new Map<number, Value>();
    if (!isFresh()) return found;
    for (const id of ids) {
      const value = cached.get(id);
      if (value) found.set(id, value);
    }
    return found;
  }
  return {
    known,
    async read(ids, readMissing) {
      const found = known(ids);
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const before = version;
      for (const [id, value] of await readMissing(missing)) {
        found.set(id, value);
        if (isFresh() && version === before) cached.set(id, value);
      }
      return found;
    },
  };
}
