import { listingKinds } from '../../../contract/categories.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/connect.ts';
import { readNamesAfter } from './paired-name-queries.ts';
import { pairedNameOf } from './paired-names.ts';
import { readVectorsOf } from './vocabulary-queries.ts';

/** Filters names: passes those that listings or articles may have in both scripts. */
export type NameFilter = (names: readonly string[]) => readonly string[];

/** The batch size when names are read. */
const batchSize = 5_000;
/** The minimum interval between two complete reads, in milliseconds: an import changes names continuously. */
const reloadEveryMs = 5_000;

/** A 31-bit hash (FNV-1a), which sets store unboxed. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}

const tables: Readonly<Record<string, 'listing' | 'content'>> = {
  ...Object.fromEntries(listingKinds.map((kind) => [kind, 'listing' as const])),
  content: 'content',
};

/**
 * A filter by the hashes of all names that occur in both scripts, so that most queries, which contain none, need no
 * statement. A false positive costs that statement. It passes all names while it is not loaded, or while
 * notifications of changes do not arrive.
 */
export function createNameFilter(db: Db, changes: Changes): NameFilter {
  let hashes: Set<number> | undefined;
  let loading: Promise<void> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Changes when the names that are being read are outdated; single listings are read once these are loaded. */
  let version = 0;
  const changed = { listing: new Set<number>(), content: new Set<number>() };
  let following: Promise<void> | undefined;

  async function load(): Promise<void> {
    const before = version;
    loadedAt = performance.now();
    const all = new Set<number>();
    for (let after = ''; ; ) {
      const names = await readNamesAfter(db, after, batchSize);
      for (const name of names) all.add(hashOf(name));
      after = names.at(-1) ?? '';
      if (names.length < batchSize) break;
    }
    if (version === before) hashes = all;
  }

  /** Adds the names of changed rows. Obsolete names only cost a false positive. */
  async function follow(): Promise<void> {
    for (const table of ['listing', 'content'] as const) {
      while (changed[table].size > 0) {
        const ids = [...changed[table]];
        changed[table].clear();
        const vectors = await readVectorsOf(db, table, ids);
        for (const vector of vectors) {
          const name = pairedNameOf(vector);
          if (name) hashes?.add(hashOf(name.latin)).add(hashOf(name.arabic));
        }
      }
    }
  }

  function forget(): void {
    version++;
    hashes = undefined;
  }

  changes.subscribe((dropped) => {
    if (dropped === 'all') return forget();
    for (const tag of dropped) {
      const [, name = '', id] = /^(\w+)(?::[a-z]\w*)?:(\d+|\*)$/.exec(tag) ?? [];
      const table = tables[name];
      if (!table || id === undefined) continue;
      if (id === '*') return forget();
      changed[table].add(Number(id));
    }
  });

  return (names) => {
    if (!changes.isListening()) return names;
    if (!hashes) {
      if (!loading && performance.now() - loadedAt > reloadEveryMs) {
        loading = load()
          .catch(() => undefined)
          .finally(() => {
            loading = undefined;
          });
      }
      return names;
    }
    if (following || changed.listing.size + changed.content.size > 0) {
      following ??= follow()
        .catch(forget)
        .finally(() => {
          following = undefined;
        });
      return names;
    }
    const known = hashes;
    return names.filter((name) => known.has(hashOf(name)));
  };
}
