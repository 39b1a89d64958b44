import type { Created } from './column-types.ts';

/* Short addresses of posters, for Kysely. */

/** References either a listing or a place. */
export interface ShortAddressTable {
  code: string;
  listing_id: number | null;
  place_id: number | null;
  created_at: Created;
}

/** How often a short address was opened on a day in the city's time zone. Written in batches. */
export interface ShortAddressScanTable {
  code: string;
  day: string;
  scans: number;
}
