import { type Kysely, sql } from 'kysely';

/** Usual rents are read from the index alone: in a large site each home is in another page of the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index listing_usual_rents on listing (place_id, published_at desc)
      include (id, bedrooms, price_cents, expires_at)
      where kind = 'rental' and status = 'published' and not wanted and price_cents is not null`.execute(db);
  await sql`drop index listing_rents_of_place`.execute(db);
}
