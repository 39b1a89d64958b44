import { type Kysely, sql } from 'kysely';

/**
 * Nodes serve stale pages as a last resort while the database is down. Content that was withdrawn from guests must
 * not reappear that way, so a withdrawing change also sends `withdrawn` before its tags on the same channel: a
 * listing or an article that is no longer public, a deleted photo, a removed contact or name, an advertisement that
 * was ended manually.
 */
const functions = `
create function tell_withdrawn(kind text, ids bigint[]) returns void language sql as $$
  select tell('withdrawn ' || kind || case
    when cardinality(ids) > 100 then ' ' || kind || ':*'
    else (select string_agg(' ' || kind || ':' || id, '' order by id) from (select distinct unnest(ids) as id) as one)
  end)
$$;

create function tell_withdrawn_listings(ids bigint[]) returns void language sql as $$
  select tell_withdrawn(kind, array_agg(id)) from listing where id = any (ids) and is_shown(status) group by kind
$$;

create function is_public(status text) returns boolean language sql immutable as $$
  select status in ('published', 'expired')
$$;

create function listing_withdrawn() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_withdrawn(kind, array_agg(id)) from before where is_public(status) group by kind;
  else
    perform tell_withdrawn(n.kind, array_agg(n.id))
      from before as o join after as n on n.id = o.id
      where is_public(o.status) and (
        not is_public(n.status)
        or (n.anonymous and not o.anonymous)
        or (o.phone is not null and n.phone is distinct from o.phone)
        or (o.email is not null and n.email is distinct from o.email)
        or (o.owner_id is not null and n.owner_id is distinct from o.owner_id)
      )
      group by n.kind;
  end if;
  return null;
end
$$;

create function listing_media_withdrawn() returns trigger language plpgsql as $$
begin
  perform tell_withdrawn_listings(array(select distinct listing_id from before));
  return null;
end
$$;

create function app_user_withdrawn() returns trigger language plpgsql as $$
begin
  perform tell_withdrawn_listings(array(
    select l.id from before as o join after as n on n.id = o.id join listing as l on l.owner_id = n.id
    where o.name is distinct from n.name or (n.banned_at is not null and o.banned_at is null)
  ));
  return null;
end
$$;

create function content_withdrawn() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_withdrawn('content:' || kind, array_agg(id)) from before where status = 'published' group by kind;
  else
    perform tell_withdrawn('content:' || n.kind, array_agg(n.id))
      from before as o join after as n on n.id = o.id
      where o.status = 'published' and (
        n.status <> 'published'
        or (o.published_at <= now() and n.published_at > now())
        or (o.media_id is not null and n.media_id is distinct from o.media_id)
      )
      group by n.kind;
  end if;
  return null;
end
$$;

create function advertisement_withdrawn() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell('withdrawn advertisement') from (select from before where published limit 1) as one;
  else
    perform tell('withdrawn advertisement') from (
      select from before as o join after as n on n.id = o.id
      where o.published and (not n.published or (n.ends_at <= now() and o.ends_at is distinct from n.ends_at))
      limit 1
    ) as one;
  end if;
  return null;
end
$$;
`;

const transition = {
  update: 'referencing old table as before new table as after',
  delete: 'referencing old table as before',
};

/** Tables with the events that can withdraw content. */
const watched: [table: string, events: readonly ('update' | 'delete')[]][] = [
  ['listing', ['update', 'delete']],
  ['listing_media', ['update', 'delete']],
  ['app_user', ['update']],
  ['content', ['update', 'delete']],
  ['advertisement', ['update', 'delete']],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(functions).execute(db);
  for (const [table, events] of watched) {
    for (const event of events) {
      await sql
        .raw(
          `create trigger ${table}_${event}_withdrawn after ${event} on ${table} ${transition[event]}
           for each statement execute function ${table}_withdrawn()`,
        )
        .execute(db);
    }
  }
}
