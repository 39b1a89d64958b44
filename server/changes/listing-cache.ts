import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../contract/categories.ts';
import { retainedBytes } from '../process/retained-bytes.ts';
import type { Changes } from './changes.ts';

/** What is read of listings by their ids, cached until a listing changes. */
export interface ListingCache<Value extends object> {
  /** Those of some ids that are cached. */
  known(ids: readonly number[]): Map<number, Value>;
  /**
   * @param readMissing reads those that are not cached; what it leaves out is not cached either
   * @returns by their ids, those that there are
   */
  read(
    ids: readonly number[],
    readMissing: (ids: number[]) => Promise<Iterable<readonly [id: number, value: Value]>>,
  ): Promise<Map<number, Value>>;
}

/** What the cache itself takes for each listing, about. */
const bytesOfEntry = 100;

/**
 * A cache that is as fresh as the notifications of changes: while these do not arrive, everything is read. It must hold
 * nothing that depends on the time, on the language or on who asks.
 * @param kinds whose listings it holds
 * @param maxBytes what it holds at most, those listings that were asked for last
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
  // What was read while something changed may be older than the change, and is not cached.
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
