import { type Kysely, sql } from 'kysely';

const kinds = ['business', 'product', 'rental', 'job'];

/**
 * One category in one place, of one kind: a combined index scans the more selective of the two, where two indexes
 * gathered all listings of either, of all kinds. No query selects by place alone across kinds.
 */
const found = kinds.map(
  (kind) => `
create index listing_found_${kind} on listing using gin (category_ids, place_ids)
  where status = 'published' and kind = '${kind}';
`,
);
const replaced = 'drop index listing_places;';

/**
 * Statistics on prices: PostgreSQL does not use statistics of partial indexes, estimated that a third of all
 * products cost more than any price, and scanned all to find the newest of none.
 */
const statistics = `
create statistics listing_price_low_values on (coalesce(price_cents, 10000000001)) from listing;
create statistics listing_price_high_values on (coalesce(price_cents, -1)) from listing;
analyze listing;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [...found, replaced, statistics]) await sql.raw(part).execute(db);
}
