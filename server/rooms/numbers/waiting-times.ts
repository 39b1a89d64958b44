import type { NumberRows } from '../../../contract/numbers.ts';

/** The histogram of waiting times: four buckets for each doubling of (minutes + 1). */
interface Bucket {
  /** Null if nothing was decided. */
  bucket: number | null;
  count: number;
}

/** The midpoint of a bucket in whole minutes: at most a tenth off the measured value. */
const minutesOf = (bucket: number) => Math.round(2 ** ((bucket + 0.5) / 4) - 1);

/** The quantile of a histogram in minutes; null if it is empty. */
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

/** The number of approvals in each interval, with the median and the 90th percentile of their waiting times. */
export function waitingRows(counted: readonly (Bucket & { name: string })[]): NumberRows {
  const byName = Map.groupBy(counted, ({ name }) => name);
  // The same bucket may occur in several intervals; the counts are added.
  const rows = [...byName].map(([name, buckets]) => ({ name, values: valuesOf(buckets) }));
  return { rows, totals: valuesOf(counted) };
}
