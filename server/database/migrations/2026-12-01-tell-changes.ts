import { type Kysely, sql } from 'kysely';

/**
 * Changes that affect what guests see are notified on the channel `changes` on commit, whoever wrote them: nodes
 * invalidate their caches. A message consists of tags between spaces: `business:12` (that record), `business` (some
 * record of the type), `business:*` (any of them, if one statement changed many), `content:blog:5` likewise,
 * `counts` (facet counts), `catalog`, `settings`, `all`. Once per statement, not per row.
 */
const telling = `
-- What guests can meet, be it by a page that says «gone».
create function is_shown(status text) returns boolean language sql immutable as $$
  select status not in ('pending', 'rejected', 'draft')
$$;

create function tell(tags text) returns void language sql as $$
  select pg_notify('changes', tags)
$$;

create function tell_records(kind text, ids bigint[]) returns void language sql as $$
  select tell(kind || case
    -- A message has room for 8,000 bytes, and dropping all of a kind is quicker than naming so many.
    when cardinality(ids) > 100 then ' ' || kind || ':*'
    else (select string_agg(' ' || kind || ':' || id, '' order by id) from (select distinct unnest(ids) as id) as one)
  end)
$$;
`;

const listings = `
-- Counters and reminders say nothing to guests. Comparing images of rows is quick; taking columns out of them is not.
create function only_counted(was listing, now listing) returns boolean language sql immutable as $$
  select (was.views, was.contact_clicks, was.reminded_at, was.renew_hash)
      is distinct from (now.views, now.contact_clicks, now.reminded_at, now.renew_hash)
    and to_jsonb(was) - '{views,contact_clicks,reminded_at,renew_hash}'::text[]
      = to_jsonb(now) - '{views,contact_clicks,reminded_at,renew_hash}'::text[]
$$;

create function listing_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_records(kind, array_agg(id)) from after where is_shown(status) group by kind;
    perform tell('counts') from (select from after where is_shown(status) limit 1) as one;
  elsif tg_op = 'DELETE' then
    perform tell_records(kind, array_agg(id)) from before where is_shown(status) group by kind;
    perform tell('counts') from (select from before where is_shown(status) limit 1) as one;
  else
    perform tell_records(n.kind, array_agg(n.id))
      from before as o join after as n on n.id = o.id
      where (is_shown(o.status) or is_shown(n.status)) and o *<> n and not only_counted(o, n)
      group by n.kind;
    perform tell('counts') from (
      select from before as o join after as n on n.id = o.id
      where (is_shown(o.status) or is_shown(n.status))
        and (o.status, o.category_ids, o.place_ids, o.published_at, o.expires_at, o.boost, o.verified, o.lat, o.lng)
          is distinct from
          (n.status, n.category_ids, n.place_ids, n.published_at, n.expires_at, n.boost, n.verified, n.lat, n.lng)
      limit 1
    ) as one;
  end if;
  return null;
end
$$;

-- Of the tables of the kinds, each of which bears its kind's name. With a listing its details go; it tells that.
create function detail_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_records(tg_table_name, array_agg(id)) from after join listing using (id)
      where is_shown(status) having count(*) > 0;
  else
    perform tell_records(tg_table_name, array_agg(n.id))
      from before as o join after as n on n.id = o.id join listing as l on l.id = n.id
      where is_shown(l.status) and o *<> n having count(*) > 0;
  end if;
  return null;
end
$$;

create function tell_listings(ids bigint[]) returns void language sql as $$
  select tell_records(kind, array_agg(id)) from listing where id = any (ids) and is_shown(status) group by kind
$$;

create function listing_media_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_listings(array(select distinct listing_id from before));
  elsif tg_op = 'INSERT' then
    perform tell_listings(array(select distinct listing_id from after));
  else
    perform tell_listings(array(select listing_id from before union select listing_id from after));
  end if;
  return null;
end
$$;
`;

const others = `
create function media_changed() returns trigger language plpgsql as $$
begin
  perform tell_listings(array(select distinct listing_id from listing_media join after on after.id = media_id));
  perform tell_records('content:' || c.kind, array_agg(c.id))
    from content as c join after on after.id = c.media_id where is_shown(c.status) group by c.kind;
  return null;
end
$$;

-- The name stands beside what somebody posted.
create function app_user_changed() returns trigger language plpgsql as $$
begin
  perform tell_listings(array(
    select l.id from before as o join after as n on n.id = o.id join listing as l on l.owner_id = n.id
    where (o.name, o.banned_at) is distinct from (n.name, n.banned_at)
  ));
  return null;
end
$$;

create function content_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_records('content:' || kind, array_agg(id)) from after where is_shown(status) group by kind;
  elsif tg_op = 'DELETE' then
    perform tell_records('content:' || kind, array_agg(id)) from before where is_shown(status) group by kind;
  else
    perform tell_records('content:' || n.kind, array_agg(n.id))
      from before as o join after as n on n.id = o.id
      where (is_shown(o.status) or is_shown(n.status)) and o *<> n group by n.kind;
  end if;
  return null;
end
$$;

create function tell_argument() returns trigger language plpgsql as $$
begin
  perform tell(tg_argv[0]);
  return null;
end
$$;
`;

/** Triggers of a table, one for each event as transition tables require. */
function triggers(table: string, call: string, events: readonly ('insert' | 'update' | 'delete')[]): string {
  const rows = {
    insert: 'referencing new table as after',
    update: 'referencing old table as before new table as after',
    delete: 'referencing old table as before',
  };
  return [
    ...events.map(
      (event) =>
        `create trigger ${table}_${event}_told after ${event} on ${table} ${rows[event]} for each statement execute function ${call};`,
    ),
    `create trigger ${table}_truncate_told after truncate on ${table} for each statement execute function tell_argument('all');`,
  ].join('\n');
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const all = ['insert', 'update', 'delete'] as const;
  const parts = [
    telling,
    listings,
    others,
    triggers('listing', 'listing_changed()', all),
    ...['business', 'product', 'rental', 'job'].map((kind) =>
      triggers(kind, 'detail_changed()', ['insert', 'update']),
    ),
    triggers('listing_media', 'listing_media_changed()', all),
    triggers('media', 'media_changed()', ['update']),
    triggers('app_user', 'app_user_changed()', ['update']),
    triggers('content', 'content_changed()', all),
    ...['category', 'place', 'state', 'concept'].map((table) =>
      triggers(table, "tell_argument('catalog')", all),
    ),
    triggers('setting', "tell_argument('settings')", all),
  ];
  for (const part of parts) await sql.raw(part).execute(db);
}
