import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { KindIndex } from '../../search-engine/search-engine.ts';
import type { CellConditions } from '../counts/service.ts';
import { type Counted, countingFew, countRows, type FacetColumn } from './counting-queries.ts';
import { type ListingFilter, narrowed } from './filtering-queries.ts';
import { findIndexed, readIndexed, readListed } from './indexed-lists.ts';
import type { ReadPublishedCards } from './published-card-queries.ts';
import { type Among, byWords, type Listings, mostCompared } from './ranking-queries.ts';
import { countRanked, readRanked } from './rankings.ts';
import {
  isRanked,
  readSorted,
  type SortedRow,
  type SortOrder,
  sorted,
  sortedByPrice,
} from './sorting-queries.ts';

/** A type of listing, with the filters of its lists and the columns of its cards. */
interface Listed<F, O> {
  kind: ListingKind;
  /** Whether a filter uses columns of the details table. */
  needsDetail: (filter: F) => boolean;
  /** The filtered rows of `listing as l` and the details, without a selection. */
  filtered: (db: Db, filter: F) => Listings;
  /**
   * The conditions of a filter on the index in addition to those of all types; null if the index does not support
   * it.
   */
  indexConditions: (filter: F) => CellConditions | null;
  /** The same, with the columns of a card. */
  cards: (db: Db, filter: F) => SelectQueryBuilder<{ l: ListingTable }, 'l', O>;
}

/** The in-memory sources of a list. */
export interface InMemory<O> {
  /** Undefined while there is no index. */
  index?: KindIndex | undefined;
  /** Reads cards through a cache. */
  readPublishedCards?: ReadPublishedCards<O>;
}

/** Reads and counts the lists of a type. */
export function listsOf<F extends ListingFilter, O extends { id: number }>({
  kind,
  needsDetail,
  filtered,
  indexConditions,
  cards,
}: Listed<F, O>) {
  /** Ranks filtered listings, reading only those details that the filter uses. */
  function rankedBy(filter: F) {
    const among: Among = (db, withWords = true) => {
      const effective = withWords ? filter : { ...filter, match: undefined };
      if (!needsDetail(filter)) return narrowed(db.selectFrom('listing as l'), kind, effective);
      return filtered(db, effective);
    };
    return { kind, filter, among };
  }

  /**
   * The first rows of a sort order without a query, and without sort keys: if the index has filtered and sorted, cached
   * cards are not read again, only their publication is checked.
   */
  async function readFirst(
    db: Db,
    filter: F,
    order: SortOrder,
    limit: number,
    inMemory: InMemory<O> = {},
  ): Promise<O[]> {
    const { index, readPublishedCards } = inMemory;
    const listed =
      readPublishedCards &&
      (await readListed(
        { index, conditions: indexConditions },
        filter,
        order.indexed,
        { cursor: undefined, limit },
        (ids) => readPublishedCards(ids, filter.at),
      ));
    // Reads one more than the page size.
    return listed ?? readPage(db, filter, order, undefined, limit - 1, inMemory);
  }

  /** One row more than a page, to detect whether there is a next one. */
  async function readPage(
    db: Db,
    filter: F,
    order: SortOrder,
    cursor: Cursor | undefined,
    limit: number,
    { index, readPublishedCards }: InMemory<O> = {},
  ): Promise<(O & SortedRow)[]> {
    if (isRanked(order)) {
      const readCards = (ids: number[]) => cards(db, { ...filter, match: undefined, only: ids }).execute();
      const found = findIndexed({ index, conditions: indexConditions }, filter);
      if (found) {
        // The index has applied the filter: only publication remains to be checked.
        const readPublished = (ids: number[]) =>
          readPublishedCards?.(ids, filter.at) ??
          (cards(db, { at: filter.at, only: ids } as F).execute() as Promise<O[]>);
        return readIndexed(found, readPublished, cursor, limit + 1);
      }
      return readRanked(db, { ...rankedBy(filter), readRows: readCards }, cursor, limit + 1);
    }
    // The index has filtered and sorted; sort keys are read for the cursor.
    const readListedRows = (ids: number[]) =>
      sorted(cards(db, { ...filter, only: ids }), order, undefined, ids.length).execute();
    const page = { cursor, limit: limit + 1 };
    const of = { index, conditions: indexConditions };
    const listed = await readListed(of, filter, order.indexed, page, readListedRows);
    if (listed) return listed;
    return readSorted(db, order, filter, (one) => {
      const effective = sortedByPrice(filter, order);
      // The nearest are read in the order of their index, without sorting.
      if (needsDetail(filter) || order.isOfDetail || order.name === 'nearest') {
        return sorted(cards(one, effective), order, cursor, limit + 1).execute();
      }
      // Filtered and sorted without the details, which are joined to the returned rows only.
      const found = narrowed(one.selectFrom('listing as l'), kind, effective).select('l.id');
      const first = sorted(found, order, cursor, limit + 1);
      const only = sql`array(select first.id from ${first} as first)`;
      return sorted(cards(one, { at: filter.at, only } as F), order, undefined, limit + 1).execute();
    });
  }

  /** The number of filtered listings, and the counts of the facets. */
  async function count(db: Db, filter: F, facets: FacetColumn<F>[], limit?: number): Promise<Counted> {
    if (!filter.match) return countingFew(db, (one) => countRows(one, filtered(one, filter), facets, limit));
    if (facets.length === 0) return countRanked(db, rankedBy(filter));
    return byWords(db, (one) => countRows(one, filtered(one, filter), facets, mostCompared));
  }

  return { rankedBy, readPage, readFirst, count };
}
