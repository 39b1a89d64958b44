import type { Columns, ValueColumn } from './columns.ts';
import { distanceTo, filterOf, type IndexFilter, isConditional } from './index-filter.ts';
import { ratedLift } from './rated.ts';
import { hasExpired, type Segment } from './segment.ts';
import type { ValueTables } from './value-table.ts';
import { bonus, freshDays, lift, nearKm, sureTier } from './weights.ts';

const dayMs = 86_400_000;

/** The dimension with a listing's main category. */
export const mainCategoryDimension = 'main';

/** The matches of a query in a segment, regardless of the filter. */
export interface SegmentMatches {
  segment: Segment;
  documents: Uint32Array;
  /** Whether none of them is dead in this version of the index. */
  areLive: boolean;
  /** Scores by words only, in document order; undefined if they were matched for counting. */
  wordScores?: Float64Array | undefined;
  /** 1 for each that ranks before all others, in document order; undefined if none does. */
  sure?: Uint8Array | undefined;
}

const allOf = new WeakMap<Segment, SegmentMatches>();

/** All documents of a segment as matches, without word scores. */
export function allDocuments(segment: Segment): SegmentMatches {
  const known = allOf.get(segment);
  if (known) return known;
  const documents = Uint32Array.from({ length: segment.size }, (_, document) => document);
  const all = { segment, documents, areLive: false };
  allOf.set(segment, all);
  return all;
}

/** The matches that pass a filter. */
export interface Filtered {
  segment: Segment;
  /** Indexes into the matches. */
  passed: Uint32Array;
  matches: SegmentMatches;
}

/** The numbers from 0: the indexes of matches that all pass. Only extended, so that parts of it can be shared. */
let indexes = Uint32Array.from({ length: 1_024 }, (_, at) => at);

function firstIndexes(length: number): Uint32Array {
  if (length > indexes.length) indexes = Uint32Array.from({ length: length * 2 }, (_, at) => at);
  return indexes.subarray(0, length);
}

/** Whether all matches pass a filter, without looking at each: most searches have no filter, and few listings expire. */
function passAll({ segment, areLive }: SegmentMatches, filter: IndexFilter): boolean {
  if (!areLive && segment.liveCount < segment.size) return false;
  return !isConditional(filter) && !hasExpired(segment, filter.at / 1_000);
}

/** Selects live matches that pass a filter. */
export function applyFilter(matches: SegmentMatches, filter: IndexFilter, tables: ValueTables): Filtered {
  const { segment, documents } = matches;
  if (passAll(matches, filter)) return { segment, passed: firstIndexes(documents.length), matches };
  const passes = filterOf(segment.columns, filter, tables);
  const passed = new Uint32Array(documents.length);
  let count = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (segment.live[document] && passes(document)) passed[count++] = index;
  }
  return { segment, passed: passed.subarray(0, count), matches };
}

/** The number of live matches that pass a filter. */
export function countPassing(matches: SegmentMatches, filter: IndexFilter, tables: ValueTables): number {
  const { segment, documents } = matches;
  if (passAll(matches, filter)) return documents.length;
  const passes = filterOf(segment.columns, filter, tables);
  let count = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (segment.live[document] && passes(document)) count++;
  }
  return count;
}

/** The number of passing matches by main category, by category number. */
export function countCategories(filtered: readonly Filtered[], values: number): Float64Array {
  const counts = new Float64Array(values);
  for (const { segment, passed, matches } of filtered) {
    const categories = segment.columns.dimensions[mainCategoryDimension] as ValueColumn;
    for (const index of passed) {
      const category = categories[matches.documents[index] as number] as number;
      counts[category] = (counts[category] as number) + 1;
    }
  }
  return counts;
}

/** The factors of a document's score: completeness, freshness, reviews and distance. */
function liftOf(
  columns: Columns,
  { at, near }: IndexFilter,
  tables: ValueTables,
): (document: number) => number {
  const { boosts, publishedAt } = columns;
  const rated = ratedLift(columns, tables);
  // By day, so that the next page is sorted by the same scores.
  const day = Math.floor(at / dayMs) * dayMs;
  return (document) => {
    const age = Math.max(0, day - (publishedAt[document] as number));
    const complete = 1 + lift.boost * (boosts[document] as number);
    const fresh = 1 + lift.fresh / (1 + age / (dayMs * freshDays));
    const plain = rated ? complete * fresh * rated(document) : complete * fresh;
    if (!near) return plain;
    const distance = distanceTo(columns, document, near);
    return Number.isNaN(distance) ? plain : plain * (1 + lift.near / (1 + distance / nearKm));
  };
}

/**
 * Reports the score of all passing matches.
 * @param each receives the document, by its number in the segment, and its score as a 32-bit integer
 */
export function scoreAll(
  { segment, passed, matches }: Filtered,
  filter: IndexFilter,
  categoryCounts: Float64Array,
  total: number,
  tables: ValueTables,
  each: (document: number, score: number) => void,
): void {
  const liftBy = liftOf(segment.columns, filter, tables);
  const { wordScores = new Float64Array(matches.documents.length), sure } = matches;
  const categories = segment.columns.dimensions[mainCategoryDimension] as ValueColumn;
  for (const index of passed) {
    const document = matches.documents[index] as number;
    const share = (categoryCounts[categories[document] as number] as number) / total;
    const words = (wordScores[index] as number) + bonus.ofItsKind * share;
    const tier = sure?.[index] ? sureTier : 0;
    each(document, Math.fround(words * liftBy(document) + tier));
  }
}
