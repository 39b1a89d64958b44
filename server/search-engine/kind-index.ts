import { LRUCache } from 'lru-cache';
import { Best, comesBefore, type Hit } from './best.ts';
import { type Counted, countedOf } from './counted.ts';
import type { IndexFilter } from './index-filter.ts';
import { matchDocuments } from './matching.ts';
import { mergeSegments } from './merging.ts';
import { type IndexOrder, sortKeysOf } from './ordering.ts';
import type { IndexQuestion } from './question.ts';
import {
  applyFilter,
  countCategories,
  countPassing,
  type Filtered,
  mainCategoryDimension,
  type SegmentMatches,
  scoreAll,
} from './ranking.ts';
import {
  buildSegment,
  documentOf,
  includes,
  removeFrom,
  type Segment,
  type SegmentDocument,
} from './segment.ts';
import { bestTitles } from './titles.ts';
import { candidates } from './value-documents.ts';
import { createValueTable, type Value, type ValueTable } from './value-table.ts';
import { wordScores } from './word-scores.ts';

/** A listing to be indexed, whose values are not numbered yet. */
export type IndexedListing = Omit<SegmentDocument, 'dimensions'> & { values: Record<string, Value> };

/** An index in stored form. */
export interface StoredKindIndex {
  tables: Record<string, readonly Value[]>;
  segments: Segment[];
}

/** The results of a query, sorted as far as they are read. */
export interface Found extends Counted {
  /** The best after a hit, or the best of all. */
  best(most: number, behind?: Hit): Hit[];
}

/** The rows that pass a filter, with or without a text. */
export interface Listed extends Counted {
  /**
   * The ids of the first rows of an order after a listing, or of the first of all.
   * @returns undefined if that listing is no longer in the index
   */
  first(order: IndexOrder, most: number, behind?: number): number[] | undefined;
}

/** The maximum size in bytes of matches cached for the other lists and counts of the same page. */
const cacheBytes = 16 * 1024 * 1024;

/** The number of segments of similar size that are merged into one. */
const fanOut = 8;

/**
 * The index of one kind of listing: immutable segments, newest last, whose documents are marked as dead when a
 * listing changes or is removed. Small segments are merged into larger ones, so that there are never many.
 */
export class KindIndex {
  readonly tables: Record<string, ValueTable>;
  segments: Segment[] = [];
  /** Changes whenever the results of a search could change. */
  version = 0;
  private readonly cache = new LRUCache<
    IndexQuestion,
    { version: number; matches: SegmentMatches[]; areScored: boolean }
  >({
    maxSize: cacheBytes,
    sizeCalculation: ({ matches }) =>
      1_000 + matches.reduce((sum, { documents }) => sum + documents.length * 13, 0),
  });

  constructor(dimensions: readonly string[], tables: Record<string, ValueTable> = {}) {
    this.tables = Object.fromEntries(dimensions.map((name) => [name, tables[name] ?? createValueTable()]));
  }

  /** A stored index. */
  static from({ tables, segments }: StoredKindIndex): KindIndex {
    const known = Object.entries(tables).map(([name, values]) => [name, createValueTable(values)]);
    const index = new KindIndex(Object.keys(tables), Object.fromEntries(known));
    index.segments = segments;
    return index;
  }

  /** The current state, to be stored: mutable parts are copied. */
  stored(): StoredKindIndex {
    const tables = Object.entries(this.tables).map(([name, { values }]) => [name, [...values]]);
    const segments = this.segments.map((segment) => ({ ...segment, live: segment.live.slice() }));
    return { tables: Object.fromEntries(tables), segments };
  }

  /** The number of listings. */
  get size(): number {
    return this.segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  }

  /** Adds listings, replacing those with the same ids, and removes others. */
  replace(listings: readonly IndexedListing[], gone: readonly number[]): void {
    for (const segment of this.segments) {
      for (const { id } of listings) removeFrom(segment, id);
      for (const id of gone) removeFrom(segment, id);
    }
    if (listings.length > 0) this.segments.push(this.segmentOf(listings));
    this.segments = this.segments.filter(({ liveCount }) => liveCount > 0);
    this.version++;
  }

  private segmentOf(listings: readonly IndexedListing[]): Segment {
    const documents = listings.map(({ values, ...listing }) => ({
      ...listing,
      dimensions: Object.fromEntries(
        Object.entries(this.tables).map(([name, table]) => [name, table.numberOf(values[name] ?? null)]),
      ),
    }));
    return buildSegment(documents, this.tables);
  }

  /** The newest segments that are worth merging, or rewriting without dead documents; empty if there are none. */
  mergeable(): Segment[] {
    const { segments } = this;
    // From the newest on, while the next segment is not much larger than all newer ones together.
    let sum = 0;
    let from = segments.length;
    while (from > 0 && (sum === 0 || (segments[from - 1] as Segment).size <= sum * fanOut)) {
      sum += (segments[--from] as Segment).size;
    }
    const run = segments.slice(from);
    const wasted = run.reduce((count, { size, liveCount }) => count + size - liveCount, 0);
    return run.length >= fanOut || wasted * 2 > sum ? run : [];
  }

  /** Merges segments of the index in steps, between which the caller can yield. */
  *merge(segments: readonly Segment[]): Generator<void> {
    const older = new Set(this.segments.slice(0, this.segments.indexOf(segments[0] as Segment)));
    const before = segments.map(({ live }) => live.slice());
    const merged = yield* mergeSegments(segments, this.tables);
    // Documents that died in the meantime are marked as dead in the merged segment, too.
    for (const [index, segment] of segments.entries()) {
      const lived = before[index] as Uint8Array;
      for (let document = 0; document < segment.size; document++) {
        if (lived[document] && !segment.live[document]) {
          removeFrom(merged, segment.columns.ids[document] as number);
        }
      }
    }
    // Some may have been removed in the meantime, as they became empty.
    const others = this.segments.filter((one) => !segments.includes(one));
    this.segments = [
      ...others.filter((one) => older.has(one)),
      merged,
      ...others.filter((one) => !older.has(one)),
    ];
    this.version++;
  }

  /** The checksum of a listing's content; undefined if it is not in the index. */
  hashOf(id: number): number | undefined {
    for (const segment of this.segments) {
      const document = documentOf(segment, id);
      if (document >= 0) return segment.columns.hashes[document];
    }
    return undefined;
  }

  /** Whether it has a dimension. */
  has(dimension: string): boolean {
    return dimension in this.tables;
  }

  /** Whether it has all dimensions of a filter. */
  tells({ conditions }: Pick<IndexFilter, 'conditions'>): boolean {
    return Object.keys(conditions).every((dimension) => this.has(dimension));
  }

  /** The rows that match a query and pass a filter. */
  find(question: IndexQuestion, filter: IndexFilter): Found {
    const filtered = this.matchesOf(question, { areScored: true }).map((matches) =>
      applyFilter(matches, filter, this.tables),
    );
    return this.foundOf(filtered, filter);
  }

  /** The rows that pass a filter, regardless of their words. */
  list(filter: IndexFilter): Listed {
    const filtered = this.segments.map((segment) =>
      applyFilter(candidates(segment, filter, this.tables), filter, this.tables),
    );
    return {
      ...countedOf(filtered, this.tables),
      first: (order, most, behind) => this.firstOf(filtered, filter, { order, most, behind }),
    };
  }

  /** The number of rows that match a query and pass a filter. */
  count(question: IndexQuestion, filter: IndexFilter): number {
    return this.matchesOf(question, { areScored: false }).reduce(
      (sum, matches) => sum + countPassing(matches, filter, this.tables),
      0,
    );
  }

  /** Which of some listings match a query. */
  having(question: IndexQuestion, ids: readonly number[]): Set<number> {
    const found = new Set<number>();
    for (const { segment, documents } of this.matchesOf(question, { areScored: false })) {
      for (const id of ids) {
        const document = documentOf(segment, id);
        if (document >= 0 && includes(documents, document)) found.add(id);
      }
    }
    return found;
  }

  /** The ids of listings whose titles contain what a query requires, as sorted by `bestTitles`. */
  titled(question: IndexQuestion, filter: IndexFilter, most: number): number[] {
    return bestTitles(this.segments, question, filter, this.tables, most);
  }

  private matchesOf(question: IndexQuestion, { areScored }: { areScored: boolean }): SegmentMatches[] {
    const known = this.cache.get(question);
    if (known?.version === this.version && (known.areScored || !areScored)) return known.matches;
    const matches = this.segments.map((segment) => {
      const matched = matchDocuments(segment, question, !areScored);
      return {
        segment,
        documents: matched.documents,
        areLive: true,
        sure: matched.sure,
        wordScores: areScored ? wordScores(segment, matched, question, this.tables) : undefined,
      };
    });
    this.cache.set(question, { version: this.version, matches, areScored });
    return matches;
  }

  private firstOf(
    filtered: readonly Filtered[],
    filter: IndexFilter,
    { order, most, behind }: { order: IndexOrder; most: number; behind: number | undefined },
  ): number[] | undefined {
    // The heap has the highest values first, with ties by the highest id: ascending order uses negated values.
    const sign = order.isDescending ? 1 : -1;
    const hitOf = (id: number, key: number): Hit => ({ id: sign * id, score: sign * key });
    let last: Hit | undefined;
    if (behind !== undefined) {
      for (const segment of this.segments) {
        const document = documentOf(segment, behind);
        if (document < 0) continue;
        last = hitOf(behind, sortKeysOf(segment.columns, order, filter, this.tables)(document));
      }
      if (!last) return undefined;
    }
    const best = new Best(most);
    for (const { segment, passed, matches } of filtered) {
      const { ids } = segment.columns;
      const keyOf = sortKeysOf(segment.columns, order, filter, this.tables);
      for (const index of passed) {
        const document = matches.documents[index] as number;
        const hit = hitOf(ids[document] as number, keyOf(document));
        if (!last || comesBefore(last, hit)) best.offer(hit.id, hit.score);
      }
    }
    return best.sorted().map(({ id }) => sign * id);
  }

  private foundOf(filtered: readonly Filtered[], filter: IndexFilter): Found {
    const counted = countedOf(filtered, this.tables);
    const { total } = counted;
    return {
      ...counted,
      best: (most, behind) => {
        const counts = countCategories(filtered, this.tables[mainCategoryDimension]?.values.length ?? 0);
        const best = new Best(most);
        for (const one of filtered) {
          const { ids } = one.segment.columns;
          scoreAll(one, filter, counts, total, this.tables, (document, score) => {
            const id = ids[document] as number;
            if (!behind || comesBefore(behind, { id, score })) best.offer(id, score);
          });
        }
        return best.sorted();
      },
    };
  }
}
