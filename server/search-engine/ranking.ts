import type { Columns, ValueColumn } from './columns.ts';
import { distanceTo, filterOf, type IndexFilter } from './index-filter.ts';
import type { Segment } from './segment.ts';
import type { ValueTables } from './value-table.ts';
import { bonus, freshDays, lift, nearKm, sureTier } from './weights.ts';

const dayMs = 86_400_000;

/** The dimension that holds a listing's main category. */
export const mainCategoryDimension = 'main';

/** What a segment has for a question, whatever the filter. */
export interface SegmentMatches {
  segment: Segment;
  documents: Uint32Array;
  /** By their words alone, in the order of the documents; undefined where they were matched to be counted. */
  wordScores?: Float64Array | undefined;
  /** 1 for each that comes before all others, in the order of the documents; undefined where none does. */
  sure?: Uint8Array | undefined;
}

const allOf = new WeakMap<Segment, SegmentMatches>();

/** All of a segment, as if it had been looked for; no words tell anything about it. */
export function allDocuments(segment: Segment): SegmentMatches {
  const known = allOf.get(segment);
  if (known) return known;
  const documents = Uint32Array.from({ length: segment.size }, (_, document) => document);
  const all = { segment, documents };
  allOf.set(segment, all);
  return all;
}

/** What of the matches passes a filter. */
export interface Filtered {
  segment: Segment;
  /** Indexes into the matches. */
  passed: Uint32Array;
  matches: SegmentMatches;
}

/** Leaves what passes a filter and still counts. */
export function applyFilter(matches: SegmentMatches, filter: IndexFilter, tables: ValueTables): Filtered {
  const { segment, documents } = matches;
  const passes = filterOf(segment.columns, filter, tables);
  const passed = new Uint32Array(documents.length);
  let count = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (segment.live[document] && passes(document)) passed[count++] = index;
  }
  return { segment, passed: passed.subarray(0, count), matches };
}

/** How many of the matches pass a filter and still count. */
export function countPassing(
  { segment, documents }: SegmentMatches,
  filter: IndexFilter,
  tables: ValueTables,
): number {
  const passes = filterOf(segment.columns, filter, tables);
  let count = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as number;
    if (segment.live[document] && passes(document)) count++;
  }
  return count;
}

/** How many of what passed have each main category, by the number of the category. */
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

/** The factors by which a document answers better: how complete, fresh and near it is. */
function liftOf(columns: Columns, { at, near }: IndexFilter): (document: number) => number {
  const { boosts, publishedAt } = columns;
  // By the day, so that the next page is sorted by the same figures.
  const day = Math.floor(at / dayMs) * dayMs;
  return (document) => {
    const age = Math.max(0, day - (publishedAt[document] as number));
    const complete = 1 + lift.boost * (boosts[document] as number);
    const fresh = 1 + lift.fresh / (1 + age / (dayMs * freshDays));
    if (!near) return complete * fresh;
    const distance = distanceTo(columns, document, near);
    return Number.isNaN(distance)
      ? complete * fresh
      : complete * fresh * (1 + lift.near / (1 + distance / nearKm));
  };
}

/**
 * Tells of everything that passed how well it answers.
 * @param each is told the document, by its number in the segment, and its score as a number of 32 bits
 */
export function scoreAll(
  { segment, passed, matches }: Filtered,
  filter: IndexFilter,
  categoryCounts: Float64Array,
  total: number,
  each: (document: number, score: number) => void,
): void {
  const liftBy = liftOf(segment.columns, filter);
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
