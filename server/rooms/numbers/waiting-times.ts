import type { NumberRows } from '../../../contract/numbers.ts';

/** How many had waited so long: four buckets to each doubling of one minute more than they waited. */
interface Bucket {
  /** Null where nothing was decided. */
  bucket: number | null;
  count: number;
}

/** The middle of a bucket in whole minutes: at most a tenth from what was measured. */
const minutesOf = (bucket: number) => Math.round(2 ** ((bucket + 0.5) / 4) - 1);

/** What this share of all stays below, in minutes; null of none. */
export function waitedBelow(buckets: readonly Bucket[], share: number): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of [...buckets].sort(
    (one, other) => (one.bucket ?? 0) - (other.bucket ?? 0),
  )) {
    seen += count;
    if (bucket !== null && seen >= total * share) return minutesOf(bucket);
  }
  return null;
}

const valuesOf = (buckets: readonly Bucket[]) => [
  buckets.reduce((sum, { count }) => sum + count, 0),
  waitedBelow(buckets, 0.5),
  waitedBelow(buckets, 0.9),
];

/** What was approved in each step, the median of its waiting and what nine in ten stay below. */
export function waitingRows(counted: readonly (Bucket & { name: string })[]): NumberRows {
  const byName = Map.groupBy(counted, ({ name }) => name);
  // The same bucket of several steps is told more than once, which adds up.
  const rows = [...byName].map(([name, buckets]) => ({ name, values: valuesOf(buckets) }));
  return { rows, totals: valuesOf(counted) };
}
