import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../contract/categories.ts';
import type { Changes } from './changes.ts';

/** What is read of listings by their ids, cached until a listing changes. */
export interface ListingCache<Value extends object> {
  /**
   * @param readMissing reads those that are not cached; what it leaves out is not cached either
   * @returns by their ids, those that there are
   */
  read(
    ids: readonly number[],
    readMissing: (ids: number[]) => Promise<Iterable<readonly [id: number, value: Value]>>,
  ): Promise<Map<number, Value>>;
}

/**
 * A cache that is as fresh as the notifications of changes: while these do not arrive, everything is read. It must hold
 * nothing that depends on the time, on the language or on who asks.
 * @param kinds whose listings it holds
 * @param most so many listings at most, those that were asked for last
 */
export function createListingCache<Value extends object>(
  changes: Changes | undefined,
  kinds: readonly ListingKind[],
  most: number,
): ListingCache<Value> {
  const cached = new LRUCache<number, Value>({ max: most });
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
  return {
    async read(ids, readMissing) {
      const found = new Map<number, Value>();
      const missing: number[] = [];
      const isFresh = changes?.isListening() ?? false;
      for (const id of ids) {
        const value = isFresh ? cached.get(id) : undefined;
        if (value) found.set(id, value);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const before = version;
      for (const [id, value] of await readMissing(missing)) {
        found.set(id, value);
        if (isFresh && version === before) cached.set(id, value);
      }
      return found;
    },
  };
}
