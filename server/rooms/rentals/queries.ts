import { type RawBuilder, type Selectable, sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import { rentalFields } from '../../../contract/rentals.ts';
import type { RentalTable } from '../../database/tables.ts';
import { type FieldColumns, type KindFilter, queriesOf } from '../listings/kind-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { PostDetailRow, PostRow } from '../listings/posts.ts';
import { isByPrice, readMerged, type SortedRow, sorted, sortedByPrice } from '../listings/sorting-queries.ts';

/** The filters of rentals. */
export type RentalFilter = KindFilter<typeof rentalFields> & {
  /** Exactly this many. */
  exactBedrooms?: number | undefined;
};

export type RentalRow = PostRow &
  FieldColumns<RentalTable, typeof rentalFields, 'card'> & { lat: number | null; lng: number | null };
export type RentalDetailRow = RentalRow &
  PostDetailRow &
  FieldColumns<RentalTable, typeof rentalFields, 'detail'> & {
    street: string | null;
    zip: string | null;
    fees: Selectable<RentalTable>['fees'];
  };

const queries = queriesOf<RentalFilter, RentalRow, RentalDetailRow>({
  kind: 'rental',
  alias: 'r',
  fields: rentalFields,
  columns: {
    card: [...postColumns, 'l.lat', 'l.lng'],
    detail: [...postDetailColumns, 'l.street', 'l.zip', 'r.fees'],
  },
  repeated: { bedrooms: 'l.bedrooms' },
  wanted: 'wanted',
  isMapped: true,
  ownFilters: [
    {
      name: 'exactBedrooms',
      conditions: ({ exactBedrooms }) => [sql`l.bedrooms = ${exactBedrooms}`],
      cell: ({ exactBedrooms }) => ({ bedrooms: (value) => value === exactBedrooms }),
    },
  ],
});

/** One row more than a page, to determine whether there is a next one. */
const readPage: typeof queries.readPage = async (db, filter, order, cursor, limit, inMemory = {}) => {
  const { bedrooms, place, cityId, radiusKm, match } = filter;
  // Queries by place or by search terms use these columns.
  const isBySize = !inMemory.index && bedrooms && !(place || cityId || radiusKm || match) && isByPrice(order);
  if (!isBySize) return queries.readPage(db, filter, order, cursor, limit, inMemory);
  const rest: RentalFilter = { ...sortedByPrice(filter, order), bedrooms: undefined };
  // Two equivalent expressions: one matches the indexes by price, the other the index by type of home.
  const ofSize = (size: RawBuilder<number>) =>
    queries.cards(db, rest).where(sql<boolean>`l.bedrooms = ${size} and r.bedrooms = ${size}`);
  const rows = await readMerged(db, order, limit + 1, { from: bedrooms, to: limits.bedrooms.max }, (size) =>
    sorted(ofSize(size), order, cursor, limit + 1),
  );
  return rows as (RentalRow & SortedRow)[];
};

export const rentalQueries = { ...queries, readPage };
