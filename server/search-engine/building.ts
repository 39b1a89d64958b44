import { type ListingKind, listingKinds } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import { KindIndex } from './kind-index.ts';
import { readListingsAfter, readSnapshot } from './listing-queries.ts';
import { inTimeSlices } from './time-slices.ts';

/** The number of listings that become a segment at once, which blocks the event loop for about 50 ms. */
export const batchSize = 300;

export type KindIndexes = ReadonlyMap<ListingKind, KindIndex>;

/**
 * The filter dimensions of each kind: those of the database functions `…_cell` and of `moreValues`, and the price
 * in US cents.
 */
const dimensionsOf: Record<ListingKind, readonly string[]> = {
  business: ['main', 'category', 'city', 'verified', 'located', 'hours', 'rated'],
  product: ['main', 'category', 'city', 'post', 'condition', 'free', 'delivery', 'price'],
  rental: [
    ...['main', 'category', 'city', 'located', 'post', 'accommodation', 'bedrooms', 'bathrooms', 'gender'],
    ...['furnished', 'pets', 'utilities', 'price'],
  ],
  job: ['main', 'category', 'city', 'post', 'job', 'experience', 'workplace', 'pay'],
  event: ['main', 'category', 'city', 'price', 'audience'],
};

/** Merges the newest segments of an index while that is worthwhile. */
export async function compact(index: KindIndex, isStopped: () => boolean): Promise<void> {
  for (let run = index.mergeable(); run.length > 0 && !isStopped(); run = index.mergeable()) {
    await inTimeSlices(index.merge(run), isStopped);
  }
}

/** Reads all listings of a kind in one snapshot. */
async function buildKind(
  transaction: Db,
  kind: ListingKind,
  isStopped: () => boolean,
): Promise<KindIndex | undefined> {
  const index = new KindIndex(dimensionsOf[kind]);
  for (let after = 0; ; ) {
    if (isStopped()) return undefined;
    const rows = await readListingsAfter(transaction, kind, after, batchSize);
    index.replace(rows, []);
    await compact(index, isStopped);
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < batchSize) break;
  }
  if (index.segments.length > 1) await inTimeSlices(index.merge(index.segments), isStopped);
  return index;
}

/**
 * Reads all published listings in one snapshot of the database.
 * @param isStopped called periodically; if stopped, the result is undefined
 */
export function buildIndexes(
  db: Db,
  isStopped: () => boolean,
): Promise<{ snapshot: string; indexes: KindIndexes } | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const snapshot = await readSnapshot(transaction);
      const indexes = new Map<ListingKind, KindIndex>();
      for (const kind of listingKinds) {
        const index = await buildKind(transaction, kind, isStopped);
        if (!index) return undefined;
        indexes.set(kind, index);
      }
      return { snapshot, indexes };
    });
}
