import { type Kysely, sql } from 'kysely';

/** Short addresses that posters print, and how often each was opened, by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table short_address (
        code text primary key check (code ~ '^[2346789cdfhjknprtvx]{8}$'),
        listing_id bigint unique references listing (id) on delete cascade,
        place_id integer unique references place (id) on delete cascade,
        created_at timestamptz not null default now(),
        check (num_nonnulls(listing_id, place_id) = 1)
      );
      -- Days of the city's clock. Nothing about who opened it.
      create table short_address_scan (
        code text not null references short_address (code) on delete cascade,
        day date not null,
        scans integer not null check (scans > 0),
        primary key (code, day)
      );
    `)
    .execute(db);
}
