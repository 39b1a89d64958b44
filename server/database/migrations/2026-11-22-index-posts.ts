import { type Kysely, sql } from 'kysely';

/*
 * The exact address of a home is private: its position is rounded like the displayed point, to 3 decimals, so that
 * distances, radius filters and sorting by distance disclose no more.
 */
const positions = `
alter table listing drop column position;
alter table listing add column position point generated always as (
  case when kind = 'rental'
    then point(round(lng::numeric, 3)::double precision * 0.7585, round(lat::numeric, 3)::double precision)
    else point(lng * 0.7585, lat)
  end
) stored;
create index listing_position on listing using gist (position) where status = 'published' and kind = 'business';
create index listing_position_rental on listing using gist (position) where status = 'published' and kind = 'rental';
`;

/** Posts without a price sort last in both directions. */
const prices = `
create index listing_price_low on listing (kind, coalesce(price_cents, 10000000001), id)
  where status = 'published' and kind in ('rental', 'product');
create index listing_price_high on listing (kind, coalesce(price_cents, -1) desc, id desc)
  where status = 'published' and kind in ('rental', 'product');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [positions, prices]) await sql.raw(part).execute(db);
}
