import { type Kysely, sql } from 'kysely';

/**
 * Which published listings were written, by which transaction. A search index outside of the database reads what
 * its snapshot did not include, so that it misses nothing whatever the order of commits. Rows are deleted after an
 * hour; an older index reads all listings again.
 */
const tables = `
create table listing_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  listing_id bigint not null,
  logged_at timestamptz not null default now()
);
create index listing_change_xid on listing_change (xid);
create index listing_change_logged on listing_change (logged_at);
-- Changes of some transactions before \`pruned\` were removed.
create table listing_change_horizon (
  single boolean primary key default true check (single),
  pruned xid8 not null
);
insert into listing_change_horizon (pruned) values ('0');
`;

const listings = `
create function listing_logged() returns trigger language plpgsql as $$
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
          o.published_at, o.expires_at, o.search_vector)
        is distinct from
        (n.status, n.category_id, n.category_ids, n.place_ids, n.lat, n.lng, n.price_cents, n.verified, n.boost,
          n.published_at, n.expires_at, n.search_vector);
  end if;
  return null;
end
$$;
create trigger listing_insert_logged after insert on listing referencing new table as after
  for each statement execute function listing_logged();
create trigger listing_update_logged after update on listing referencing old table as before new table as after
  for each statement execute function listing_logged();
create trigger listing_delete_logged after delete on listing referencing old table as before
  for each statement execute function listing_logged();

create function listing_truncate_logged() returns trigger language plpgsql as $$
begin
  update listing_change_horizon set pruned = (pg_current_xact_id()::text::bigint + 1)::text::xid8;
  return null;
end
$$;
create trigger listing_truncate_logged after truncate on listing
  for each statement execute function listing_truncate_logged();
`;

/** Details of a new listing are inserted in the transaction of the listing, which is logged. */
const details = `
create function detail_logged() returns trigger language plpgsql as $$
begin
  insert into listing_change (listing_id)
  select n.id from before as o join after as n on n.id = o.id join listing as l on l.id = n.id
  where l.status = 'published' and o *<> n;
  return null;
end
$$;
${['business', 'product', 'rental', 'job']
  .map(
    (kind) => `
create trigger ${kind}_update_logged after update on ${kind} referencing old table as before new table as after
  for each statement execute function detail_logged();`,
  )
  .join('')}
`;

const pruning = `
create function prune_listing_changes() returns void language sql as $$
  with gone as (delete from listing_change where logged_at < now() - interval '1 hour' returning xid)
  update listing_change_horizon set pruned = (last.xid::text::bigint + 1)::text::xid8
  from (select max(xid) as xid from gone) as last
  where (last.xid::text::bigint + 1)::text::xid8 > pruned
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, listings, details, pruning]) await sql.raw(part).execute(db);
}
