import { type Kysely, sql } from 'kysely';

/** The pet policy: a home without pets was counted with those that allow some. */
const cells = `
create or replace function rental_cell(l listing, d rental) returns text language sql immutable as $$
  select jsonb_build_object('category', l.category_ids, 'city', l.place_ids, 'located', l.lat is not null,
    'post', d.post_type, 'accommodation', d.accommodation, 'bedrooms', d.bedrooms,
    'bathrooms', trim_scale(d.bathrooms), 'gender', d.gender, 'furnished', d.furnished,
    'pets', d.pets, 'utilities', d.utilities <> '{}')::text
$$;
`;

/** Indexes for rare values; common values occur early in the order of a list. */
const filters = `
create index rental_pets on rental (pets) where pets <> 'none';
create index rental_furnished on rental (id) where furnished;
create index rental_utilities on rental (id) where utilities <> '{}';
create index job_workplace on job (workplace) where workplace is not null;
create index product_delivery on product (id) where delivery;
create index listing_free on listing (published_at desc, id desc)
  where status = 'published' and kind = 'product' and price_cents = 0;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [cells, filters]) await sql.raw(part).execute(db);
  await sql`select recount_listings()`.execute(db);
}
