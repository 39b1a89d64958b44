import type { Created } from './column-types.ts';

/* Short addresses of posters as Kysely sees them. */

/** Leads to a listing or to a place, never to both. */
export interface ShortAddressTable {
  code: string;
  listing_id: number | null;
  place_id: number | null;
  created_at: Created;
}

/** How often a short address was opened on a day of the city's clock. Batches write it. */
export interface ShortAddressScanTable {
  code: string;
  day: string;
  scans: number;
}
