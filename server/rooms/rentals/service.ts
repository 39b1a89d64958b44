import {
  type RentalCard,
  type RentalDetail,
  type RentalQuery,
  rentalFields,
} from '../../../contract/rentals.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { createListings, type ListingKindService } from '../listings/kind-service.ts';
import type { Reading } from '../listings/reading.ts';
import { presentRental, presentRentalDetail } from './present.ts';
import { type RentalDetailRow, type RentalFilter, type RentalRow, rentalQueries } from './queries.ts';

const rentals: ListingKindService<
  RentalFilter,
  RentalQuery,
  RentalRow,
  RentalDetailRow,
  RentalCard,
  RentalDetail
> = {
  queries: rentalQueries,
  fields: rentalFields,
  isPriced: true,
  isMapped: true,
  usualSort: 'newest',
  similarTo: ({ post_type, accommodation }) => ({ postType: post_type, accommodation }),
  featured: { postType: 'offer' },
  presentCard: presentRental,
  presentDetail: presentRentalDetail,
};

/** The queries of lists of rentals; a search may require an exact number of bedrooms. */
export interface RentalReading extends Reading {
  exactBedrooms?: number | undefined;
}

/** Rentals offered and wanted: lists with facets, single rentals, and what other rooms present of them. */
export function createRentals(db: Db, source: CatalogSource) {
  const lists = createListings(db, source, rentals);
  const list = (
    query: RentalQuery,
    context: RequestContext,
    { exactBedrooms, ...reading }: RentalReading = { facets: true },
  ) => lists.list(query, context, reading, { exactBedrooms });
  return { ...lists, list };
}
export type Rentals = ReturnType<typeof createRentals>;
