import { type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import { type Counted, countingFew, countRows, type FacetColumn } from './counting-queries.ts';
import { type ListingFilter, narrowed } from './filtering-queries.ts';
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

/** A kind of listing, and how its lists are narrowed and shown. */
interface Listed<F, DB, TB extends keyof DB, O> {
  kind: ListingKind;
  /** Whether a filter asks something of the details of the kind. */
  needsDetail: (filter: F) => boolean;
  /** What a filter leaves of `listing as l` and the details, nothing selected yet. */
  filtered: (db: Db, filter: F) => SelectQueryBuilder<DB, TB, object>;
  /** The same, with what a card shows. */
  cards: (db: Db, filter: F) => SelectQueryBuilder<DB, TB, O>;
}

/** How the lists of a kind are read and counted. */
export function listsOf<F extends ListingFilter, DB, TB extends keyof DB, O extends { id: number }>({
  kind,
  needsDetail,
  filtered,
  cards,
}: Listed<F, DB, TB, O>) {
  /** How what a filter leaves is ranked: of the details only what it asks of them is read. */
  function rankedBy(filter: F) {
    const among: Among = (db, withWords = true) => {
      const asked = withWords ? filter : { ...filter, match: undefined };
      if (!needsDetail(filter)) return narrowed(db.selectFrom('listing as l'), kind, asked);
      return filtered(db, asked) as unknown as Listings;
    };
    return { kind, filter, among };
  }

  /** One row more than a page, so that it shows whether there is a next one. */
  async function readPage(
    db: Db,
    filter: F,
    order: SortOrder,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<(Simplify<O> & SortedRow)[]> {
    if (isRanked(order)) {
      const readRows = (ids: number[]) => cards(db, { ...filter, match: undefined, only: ids }).execute();
      return readRanked(db, { ...rankedBy(filter), readRows }, cursor, limit + 1);
    }
    return readSorted(db, order, filter, (one) => {
      const asked = sortedByPrice(filter, order);
      // The nearest come in the order of their index and are never sorted.
      if (needsDetail(filter) || order.isOfDetail || order.name === 'nearest') {
        return sorted(cards(one, asked), order, cursor, limit + 1).execute();
      }
      // Found and sorted without the details, which only what is shown is joined with.
      const found = narrowed(one.selectFrom('listing as l'), kind, asked).select('l.id');
      const first = sorted(found, order, cursor, limit + 1);
      const only = sql`array(select first.id from ${first} as first)`;
      return sorted(cards(one, { at: filter.at, only } as F), order, undefined, limit + 1).execute();
    });
  }

  /** How many listings a filter leaves, and of which values of the facets they are. */
  async function count(db: Db, filter: F, facets: FacetColumn<F>[], limit?: number): Promise<Counted> {
    if (!filter.match) return countingFew(db, (one) => countRows(one, filtered(one, filter), facets, limit));
    if (facets.length === 0) return countRanked(db, rankedBy(filter));
    return byWords(db, (one) => countRows(one, filtered(one, filter), facets, mostCompared));
  }

  return { rankedBy, readPage, count };
}
