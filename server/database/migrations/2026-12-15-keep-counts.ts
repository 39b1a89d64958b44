import { type Kysely, sql } from 'kysely';

/**
 * Maintained facet counts: one row (a cell) for each combination of filter values. Writers of listings only insert
 * into `listing_count_change`, so that they never wait for each other; a periodic job folds these rows into
 * `listing_count`. `xid` is the transaction of a change: a reader with the counts of a snapshot reads the changes
 * that the snapshot did not include. Cells count published listings, including expired ones that are not marked
 * yet.
 */
const tables = `
create table listing_count (
  kind text collate "C" not null check (kind in ('business', 'product', 'rental', 'job')),
  cell text collate "C" not null,
  n bigint not null check (n > 0),
  primary key (kind, cell)
);
create table listing_count_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text collate "C" not null check (kind in ('business', 'product', 'rental', 'job')),
  cell text collate "C" not null,
  n integer not null check (n <> 0)
);
create index listing_count_change_xid on listing_count_change (xid);
-- Changes of transactions before \`folded\` are part of the counts; those before \`next\` are at the next folding.
create table listing_count_fold (
  single boolean primary key default true check (single),
  folded xid8 not null,
  next xid8 not null
);
insert into listing_count_fold (folded, next) values ('0', pg_snapshot_xmin(pg_current_snapshot()));
`;

/** The filter dimensions of each kind; see server/rooms/counts/cells.ts. */
const cells = `
create function business_cell(l listing, d business) returns text language sql immutable as $$
  select jsonb_build_object('main', l.category_id, 'category', l.category_ids, 'city', l.place_ids,
    'verified', l.verified, 'located', l.lat is not null)::text
$$;
create function product_cell(l listing, d product) returns text language sql immutable as $$
  select jsonb_build_object('category', l.category_ids, 'city', l.place_ids,
    'post', d.post_type, 'condition', d.condition, 'free', l.price_cents = 0, 'delivery', d.delivery)::text
$$;
create function rental_cell(l listing, d rental) returns text language sql immutable as $$
  select jsonb_build_object('category', l.category_ids, 'city', l.place_ids, 'located', l.lat is not null,
    'post', d.post_type, 'accommodation', d.accommodation, 'bedrooms', d.bedrooms,
    'bathrooms', trim_scale(d.bathrooms), 'gender', d.gender, 'furnished', d.furnished,
    'pets', d.pets <> 'no', 'utilities', d.utilities <> '{}')::text
$$;
create function job_cell(l listing, d job) returns text language sql immutable as $$
  select jsonb_build_object('category', l.category_ids, 'city', l.place_ids,
    'post', d.post_type, 'job', d.job_type, 'experience', d.experience, 'workplace', d.workplace)::text
$$;
`;

const kinds = ['business', 'product', 'rental', 'job'] as const;

/** Triggers of one kind; details are inserted after their listing, and deleted with it. */
const ofKind = (kind: (typeof kinds)[number]) => `
create function ${kind}_detail_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count_change (kind, cell, n)
    select '${kind}', ${kind}_cell(l, d), count(*)
    from after as d join listing as l on l.id = d.id where l.status = 'published' group by 2;
  else
    insert into listing_count_change (kind, cell, n)
    select '${kind}', cell, sum(n) from (
      select ${kind}_cell(l, o) as was, ${kind}_cell(l, d) as now
      from before as o join after as d on d.id = o.id join listing as l on l.id = d.id
      where l.status = 'published'
    ) as one, lateral (values (was, -1), (now, 1)) as each (cell, n)
    where was <> now group by cell having sum(n) <> 0;
  end if;
  return null;
end
$$;
create trigger ${kind}_insert_counted after insert on ${kind} referencing new table as after
  for each statement execute function ${kind}_detail_counted();
create trigger ${kind}_update_counted after update on ${kind} referencing old table as before new table as after
  for each statement execute function ${kind}_detail_counted();
`;

/** Changes of the listings themselves, for each kind. */
const changed = kinds
  .map(
    (kind) => `
    select '${kind}' as kind, case when o.status = 'published' then ${kind}_cell(o, d) end as was,
      case when n.status = 'published' then ${kind}_cell(n, d) end as now
    from moved as m join before as o on o.id = m.id join after as n on n.id = m.id join ${kind} as d on d.id = m.id`,
  )
  .join(' union all ');

const listings = `
create function listing_counted() returns trigger language plpgsql as $$
begin
  insert into listing_count_change (kind, cell, n)
  with moved as (
    select o.id from before as o join after as n on n.id = o.id
    where (o.status = 'published' or n.status = 'published')
      and (o.status, o.category_id, o.category_ids, o.place_ids, o.verified, o.lat is null, o.price_cents)
        is distinct from
        (n.status, n.category_id, n.category_ids, n.place_ids, n.verified, n.lat is null, n.price_cents)
  )
  select one.kind, each.cell, sum(each.n) from (${changed}) as one,
    lateral (values (was, -1), (now, 1)) as each (cell, n)
  where each.cell is not null and was is distinct from now
  group by 1, 2 having sum(each.n) <> 0;
  return null;
end
$$;
create trigger listing_update_counted after update on listing referencing old table as before new table as after
  for each statement execute function listing_counted();

-- Before, as the details are gone afterwards.
create function listing_uncounted() returns trigger language plpgsql as $$
begin
  insert into listing_count_change (kind, cell, n)
  select kind, cell, -1 from listing_cell where id = old.id and status = 'published';
  return old;
end
$$;
create trigger listing_delete_counted before delete on listing for each row execute function listing_uncounted();

create function listing_none_counted() returns trigger language plpgsql as $$
begin
  perform recount_listings();
  return null;
end
$$;
create trigger listing_truncate_counted after truncate on listing
  for each statement execute function listing_none_counted();
`;

const cellOf = kinds
  .map(
    (kind) => `select l.id, l.kind, l.status, l.expires_at, ${kind}_cell(l, d) as cell
  from listing as l join ${kind} as d on d.id = l.id where l.kind = '${kind}'`,
  )
  .join(' union all ');

const counting = `
create view listing_cell as ${cellOf};

-- Counts everything anew: for what is there already, and where the changes are of another cluster's transactions.
create function recount_listings() returns void language plpgsql as $$
begin
  lock table listing in share row exclusive mode;
  delete from listing_count;
  delete from listing_count_change;
  insert into listing_count (kind, cell, n)
    select kind, cell, count(*) from listing_cell where status = 'published' group by 1, 2;
  -- Whoever knows earlier counts learns that they are no longer to be gone on from.
  update listing_count_fold set folded = (pg_current_xact_id()::text::bigint + 1)::text::xid8,
    next = (pg_current_xact_id()::text::bigint + 1)::text::xid8;
end
$$;

-- Makes old changes part of the counts; those since the last time stay, for whoever has not read them.
create function fold_listing_counts() returns void language plpgsql as $$
declare
  until xid8;
begin
  select next into until from listing_count_fold for update;
  with gone as (delete from listing_count_change where xid < until returning kind, cell, n),
  sums as (select kind, cell, sum(n) as n from gone group by 1, 2 having sum(n) <> 0),
  emptied as (
    delete from listing_count as c using sums as s where c.kind = s.kind and c.cell = s.cell and c.n + s.n = 0
    returning c.kind, c.cell
  ),
  known as (
    update listing_count as c set n = c.n + s.n from sums as s
    where c.kind = s.kind and c.cell = s.cell and c.n + s.n <> 0 returning c.kind, c.cell
  )
  insert into listing_count (kind, cell, n)
    select s.kind, s.cell, s.n from sums as s
    where not exists (select from listing_count as c where c.kind = s.kind and c.cell = s.cell);
  update listing_count_fold set folded = until, next = pg_snapshot_xmin(pg_current_snapshot());
end
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, cells, counting, listings, ...kinds.map(ofKind)])
    await sql.raw(part).execute(db);
  await sql`select recount_listings()`.execute(db);
}
