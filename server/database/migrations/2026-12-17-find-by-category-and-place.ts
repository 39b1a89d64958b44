import { type Kysely, sql } from 'kysely';

const kinds = ['business', 'product', 'rental', 'job'];

/**
 * One category in one place, of one kind: an index of both goes on from what the rarer of the two has, where two indexes
 * gathered all listings of either, of all kinds. Nothing finds listings by their places alone of all kinds.
 */
const found = kinds.map(
  (kind) => `
create index listing_found_${kind} on listing using gin (category_ids, place_ids)
  where status = 'published' and kind = '${kind}';
`,
);
const replaced = 'drop index listing_places;';

/**
 * How prices lie: PostgreSQL takes no statistics from indexes of a part of a table, guessed that a third of all things
 * cost more than any price, and read all to find the newest of none.
 */
const statistics = `
create statistics listing_price_low_values on (coalesce(price_cents, 10000000001)) from listing;
create statistics listing_price_high_values on (coalesce(price_cents, -1)) from listing;
analyze listing;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [...found, replaced, statistics]) await sql.raw(part).execute(db);
}
