import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import type { KindIndex } from './kind-index.ts';
import { rangeSize, readHashes, readRangeCounts } from './listing-queries.ts';

/** A subset of the ranges of ids: every `of`-th from `number` on. */
export interface Share {
  number: number;
  of: number;
}

/** All ranges. */
export const allRanges: Share = { number: 0, of: 1 };

interface Range {
  count: number;
  /** The sum of the ids. */
  sum: number;
}

function* liveIds(index: KindIndex): Generator<number> {
  for (const { live, columns } of index.segments) {
    for (let document = 0; document < live.length; document++) {
      if (live[document]) yield columns.ids[document] as number;
    }
  }
}

/** The number of a kind's listings in the index, by ranges. */
function rangesOf(index: KindIndex): Map<number, Range> {
  const ranges = new Map<number, Range>();
  for (const id of liveIds(index)) {
    const number = Math.floor(id / rangeSize);
    const range = ranges.get(number) ?? { count: 0, sum: 0 };
    ranges.set(number, range);
    range.count++;
    range.sum += id;
  }
  return ranges;
}

/** The ids in some ranges that only one of the index and the database has, or whose contents differ. */
async function differencesIn(
  db: Db,
  kind: ListingKind,
  index: KindIndex,
  ranges: ReadonlySet<number>,
  wrong: ReadonlySet<number>,
): Promise<number[]> {
  const differing: number[] = [];
  /** The index's state of the ranges whose counts differ, until the database has the same. */
  const surplus = new Set<number>();
  if (wrong.size > 0) {
    for (const id of liveIds(index)) if (wrong.has(Math.floor(id / rangeSize))) surplus.add(id);
  }
  for (const range of ranges) {
    for (const { id, hash } of await readHashes(db, kind, range * rangeSize)) {
      surplus.delete(id);
      if (index.hashOf(id) !== hash) differing.push(id);
    }
  }
  return [...differing, ...surplus];
}

/**
 * Compares the index of a kind with the database: for all ranges of ids the number and sum of ids, and for a subset
 * of the ranges also the contents. The index must not change meanwhile.
 * @returns the ids of listings to read again
 */
export async function findDifferences(
  db: Db,
  kind: ListingKind,
  index: KindIndex,
  share: Share,
): Promise<number[]> {
  const known = rangesOf(index);
  const compared = new Set<number>();
  const wrong = new Set<number>();
  for (const { range, count, sum } of await readRangeCounts(db, kind)) {
    const own = known.get(range);
    known.delete(range);
    if (own?.count !== count || own.sum !== sum) wrong.add(range);
    else if (range % share.of === share.number) compared.add(range);
  }
  for (const range of known.keys()) wrong.add(range);
  return differencesIn(db, kind, index, new Set([...compared, ...wrong]), wrong);
}
