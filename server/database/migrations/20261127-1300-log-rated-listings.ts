import { type Kysely, sql } from 'kysely';

/**
 * The search index ranks by the mean of reviews, to one decimal: a change of it is logged like those of the other
 * columns that the index has. Most reviews change less, and are not logged.
 */
const logging = `
create or replace function listing_logged() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_change (listing_id) select id from after where status = 'published';
  elsif tg_op = 'DELETE' then
    insert into listing_change (listing_id) select id from before where status = 'published';
  else
    insert into listing_change (listing_id)
    select n.id from before as o join after as n on n.id = o.id
    where (o.status = 'published' or n.status = 'published')
      and (o.status, o.category_id, o.category_ids, o.place_ids, o.lat, o.lng, o.price_cents, o.verified, o.boost,
          o.published_at, o.expires_at, o.search_vector, round(o.rating_rank::numeric, 1))
        is distinct from
        (n.status, n.category_id, n.category_ids, n.place_ids, n.lat, n.lng, n.price_cents, n.verified, n.boost,
          n.published_at, n.expires_at, n.search_vector, round(n.rating_rank::numeric, 1));
  end if;
  return null;
end
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(logging).execute(db);
}
