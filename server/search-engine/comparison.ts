import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import type { KindIndex } from './kind-index.ts';
import { rangeSize, readListingsAfter, readRangeCounts } from './listing-queries.ts';

interface Range {
  count: number;
  /** The sum of the ids. */
  sum: number;
  ids: number[];
}

/** The ids of a kind's listings in the index, by ranges. */
function rangesOf(index: KindIndex): Map<number, Range> {
  const ranges = new Map<number, Range>();
  for (const { live, columns } of index.segments) {
    for (let document = 0; document < live.length; document++) {
      if (!live[document]) continue;
      const id = columns.ids[document] as number;
      const number = Math.floor(id / rangeSize);
      const range = ranges.get(number) ?? { count: 0, sum: 0, ids: [] };
      ranges.set(number, range);
      range.count++;
      range.sum += id;
      range.ids.push(id);
    }
  }
  return ranges;
}

/**
 * Compares the index of a kind with the database by ranges of ids, and reads the ranges that differ. Nothing else may
 * change the index meanwhile.
 * @returns how many listings the index lacked, or had too many
 */
export async function compareWithDatabase(db: Db, kind: ListingKind, index: KindIndex): Promise<number> {
  const known = rangesOf(index);
  const wrong = new Set<number>();
  for (const { range, count, sum } of await readRangeCounts(db, kind)) {
    const own = known.get(range);
    if (own?.count !== count || own.sum !== sum) wrong.add(range);
    else known.delete(range);
  }
  let differing = 0;
  for (const range of new Set([...known.keys(), ...wrong])) {
    const ids = new Set(known.get(range)?.ids);
    const first = range * rangeSize;
    const there = await readListingsAfter(db, kind, first - 1, rangeSize);
    const listings = there.filter(({ id }) => id < first + rangeSize);
    const published = new Set(listings.map(({ id }) => id));
    const gone = [...ids].filter((id) => !published.has(id));
    differing += gone.length + listings.filter(({ id }) => !ids.has(id)).length;
    index.replace(listings, gone);
  }
  return differing;
}
