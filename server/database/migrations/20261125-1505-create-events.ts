import { type Kysely, sql } from 'kysely';

const kinds = ['business', 'product', 'rental', 'job', 'event'];
const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Columns that contain a kind of listing or of category, with their new allowed values. */
const checks: [table: string, column: string, values: readonly string[]][] = [
  ['category', 'type', ['services', 'shops', 'products', 'rents', 'jobs', 'events']],
  ['listing', 'kind', kinds],
  ['saved_item', 'kind', ['business', 'product', 'rent', 'job', 'event', 'blog']],
  ['alert', 'kind', kinds],
  ['listing_count', 'kind', kinds],
  ['listing_count_change', 'kind', kinds],
  ['conversation', 'kind', ['product', 'rental', 'job', 'event']],
  ['transfer', 'kind', ['businesses', 'rents', 'jobs', 'products', 'events']],
  ['transfer_mapping', 'kind', ['businesses', 'rents', 'jobs', 'products', 'events']],
];
const widened = checks
  .map(
    ([table, column, values]) => `
alter table ${table} drop constraint ${table}_${column}_check,
  add constraint ${table}_${column}_check check (${column} in (${listed(values)}));`,
  )
  .join('');

const tables = `
create table event (
  id bigint primary key,
  kind text not null default 'event' check (kind = 'event'),
  -- The first day on the city's calendar; times are minutes since its midnight, the end perhaps after the next one.
  starts_on date not null,
  starts_minute integer check (starts_minute between 0 and 1439),
  ends_minute integer check (ends_minute between 1 and 1799),
  after_prayer text check (after_prayer in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')),
  -- A recurrence rule of RFC 5545 that has an end; null where the event takes place once.
  repeats text check (length(repeats) between 1 and 120),
  price_type text not null check (price_type in ('free', 'paid', 'donation')),
  audience text[] not null default '{}',
  languages text[] not null default '{}',
  seats integer check (seats between 1 and 100000),
  venue text check (length(venue) between 1 and 140),
  host text check (length(host) between 1 and 140),
  state text not null default 'on' check (state in ('on', 'cancelled')),
  -- When it was to begin before its poster moved it.
  moved_from timestamptz,
  foreign key (id, kind) references listing (id, kind) on delete cascade,
  check ((starts_minute is null) <> (after_prayer is null)),
  check (starts_minute < ends_minute)
);

-- When events take place, worked out from their details whenever these are written.
create table event_occurrence (
  event_id bigint not null references event (id) on delete cascade,
  starts_at timestamptz not null,
  -- Where nobody says when it ends, two hours later.
  ends_at timestamptz not null,
  primary key (event_id, starts_at),
  check (starts_at < ends_at)
);
create index event_occurrence_starts on event_occurrence (starts_at, event_id);
`;

const indexes = `
create index listing_found_event on listing using gin (category_ids, place_ids)
  where status = 'published' and kind = 'event';
create index listing_search_event on listing using gin (search_vector)
  where status = 'published' and kind = 'event';
create index listing_titles_event on listing using gin (ts_filter(search_vector, '{a}'))
  where status = 'published' and kind = 'event';
`;

const counted = `
create function event_cell(l listing, d event) returns text language sql immutable as $$
  select jsonb_build_object('category', l.category_ids, 'city', l.place_ids,
    'price', d.price_type, 'audience', d.audience)::text
$$;

create function event_detail_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count_change (kind, cell, n)
    select 'event', event_cell(l, d), count(*)
    from after as d join listing as l on l.id = d.id where l.status = 'published' group by 2;
  else
    insert into listing_count_change (kind, cell, n)
    select 'event', cell, sum(n) from (
      select event_cell(l, o) as was, event_cell(l, d) as now
      from before as o join after as d on d.id = o.id join listing as l on l.id = d.id
      where l.status = 'published'
    ) as one, lateral (values (was, -1), (now, 1)) as each (cell, n)
    where was <> now group by cell having sum(n) <> 0;
  end if;
  return null;
end
$$;
create trigger event_insert_counted after insert on event referencing new table as after
  for each statement execute function event_detail_counted();
create trigger event_update_counted after update on event referencing old table as before new table as after
  for each statement execute function event_detail_counted();
`;

const changed = kinds
  .map(
    (kind) => `
    select '${kind}' as kind, case when o.status = 'published' then ${kind}_cell(o, d) end as was,
      case when n.status = 'published' then ${kind}_cell(n, d) end as now
    from moved as m join before as o on o.id = m.id join after as n on n.id = m.id join ${kind} as d on d.id = m.id`,
  )
  .join(' union all ');

const cellOf = kinds
  .map(
    (kind) => `select l.id, l.kind, l.status, l.expires_at, ${kind}_cell(l, d) as cell
  from listing as l join ${kind} as d on d.id = l.id where l.kind = '${kind}'`,
  )
  .join(' union all ');

/** Unchanged except for the additional kind. */
const listings = `
create or replace function listing_counted() returns trigger language plpgsql as $$
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
create or replace view listing_cell as ${cellOf};
`;

const notices = `
create trigger event_insert_told after insert on event referencing new table as after
  for each statement execute function detail_changed();
create trigger event_update_told after update on event referencing old table as before new table as after
  for each statement execute function detail_changed();
create trigger event_truncate_told after truncate on event for each statement execute function tell_argument('all');
create trigger event_update_logged after update on event referencing old table as before new table as after
  for each statement execute function detail_logged();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [widened, tables, indexes, counted, listings, notices]) await sql.raw(part).execute(db);
}
