import { type Kysely, sql } from 'kysely';

/* Daily statistics, maintained on each event: reading them never counts listings or people. */

const tables = `
-- A day is one of the city's clock.
create function city_day(at timestamptz) returns date language sql stable parallel safe as $$
  select (at at time zone 'America/New_York')::date
$$;

-- HTML answers to people, by what page it was, in which language, and where they came from, roughly.
create table page_view_day (
  day date not null,
  page text not null check (length(page) between 1 and 20),
  lang text not null check (lang in ('en', 'ar')),
  source text not null check (source in ('own', 'search', 'social', 'direct', 'other')),
  views integer not null check (views > 0),
  primary key (day, page, lang, source)
);

-- What people did: kinds of listings, languages of subscribers, kinds of saved items.
create table activity_day (
  day date not null,
  what text not null check (what in (
    'posted', 'approved', 'rejected', 'change_posted', 'change_approved', 'change_rejected',
    'seen', 'reached', 'saved', 'signed_up', 'subscribed', 'unsubscribed'
  )),
  kind text not null check (length(kind) between 1 and 20),
  count integer not null check (count > 0),
  primary key (day, what, kind)
);

-- How long what was approved had waited: four buckets to each doubling of the minutes.
create table waiting_day (
  day date not null,
  kind text not null check (length(kind) between 1 and 20),
  bucket smallint not null check (bucket between 0 and 99),
  count integer not null check (count > 0),
  primary key (day, kind, bucket)
);
`;

const counting = `
create function count_activity(done text, of_kind text) returns void language sql as $$
  insert into activity_day (day, what, kind, count) values (city_day(now()), done, of_kind, 1)
  on conflict (day, what, kind) do update set count = activity_day.count + 1
$$;

create function count_waiting(of_kind text, since timestamptz) returns void language sql as $$
  insert into waiting_day (day, kind, bucket, count)
  values (
    city_day(now()), of_kind,
    least(99, floor(4 * log(2, 1 + greatest(0, extract(epoch from now() - since))::numeric / 60)))::smallint, 1
  )
  on conflict (day, kind, bucket) do update set count = waiting_day.count + 1
$$;
`;

const listings = `
create function listing_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_activity('posted', new.kind);
  else
    perform count_activity(case new.status when 'published' then 'approved' else 'rejected' end, new.kind);
    if new.status = 'published' then perform count_waiting(new.kind, old.submitted_at); end if;
  end if;
  return null;
end
$$;
-- What is imported is published at once and never waits: it costs one comparison.
create trigger listing_posted after insert on listing for each row
  when (new.status = 'pending') execute function listing_activity();
create trigger listing_decided after update of status on listing for each row
  when (old.status = 'pending' and new.status in ('published', 'rejected')) execute function listing_activity();

create function revision_activity() returns trigger language plpgsql as $$
declare of_kind text := (select kind from listing where id = new.listing_id);
begin
  if of_kind is null then return null; end if;
  if tg_op = 'INSERT' then
    perform count_activity('change_posted', of_kind);
  else
    perform count_activity('change_' || new.status, of_kind);
    if new.status = 'approved' then perform count_waiting(of_kind, old.created_at); end if;
  end if;
  return null;
end
$$;
create trigger revision_posted after insert on listing_revision for each row
  when (new.status = 'pending') execute function revision_activity();
create trigger revision_decided after update of status on listing_revision for each row
  when (old.status = 'pending' and new.status in ('approved', 'rejected')) execute function revision_activity();
`;

const people = `
create function row_activity() returns trigger language plpgsql as $$
begin
  perform count_activity(tg_argv[0], coalesce(to_jsonb(new) ->> tg_argv[1], 'member'));
  return null;
end
$$;
create trigger user_counted after insert on app_user for each row
  execute function row_activity('signed_up', '');
create trigger saved_counted after insert on saved_item for each row
  execute function row_activity('saved', 'kind');

create function subscription_activity() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.confirmed_at is not null and old.unsubscribed_at is null;
  now_is boolean := tg_op <> 'DELETE' and new.confirmed_at is not null and new.unsubscribed_at is null;
begin
  if was and not now_is then perform count_activity('unsubscribed', old.lang); end if;
  if now_is and not was then perform count_activity('subscribed', new.lang); end if;
  return null;
end
$$;
create trigger subscription_counted after insert or delete or update of confirmed_at, unsubscribed_at
  on subscription for each row execute function subscription_activity();
`;

/** Backfills earlier days from existing rows; deleted rows are not included. */
const before = `
insert into activity_day (day, what, kind, count)
select day, what, kind, count(*)::int from (
  select city_day(created_at) as day, 'signed_up' as what, 'member' as kind from app_user
  union all select city_day(created_at), 'saved', kind from saved_item
  union all select city_day(confirmed_at), 'subscribed', lang from subscription where confirmed_at is not null
  union all select city_day(unsubscribed_at), 'unsubscribed', lang from subscription
    where confirmed_at is not null and unsubscribed_at is not null
  union all select city_day(p.created_at), 'posted', l.kind
    from posting as p join listing as l on l.id = p.listing_id where not p.is_double
  union all select city_day(r.created_at), 'change_posted', l.kind
    from listing_revision as r join listing as l on l.id = r.listing_id
  union all select city_day(at),
      case action when 'post.approve' then 'approved' when 'post.reject' then 'rejected'
        when 'change.approve' then 'change_approved' else 'change_rejected' end,
      case subject when 'rent' then 'rental' else subject end
    from audit_log where action in ('post.approve', 'post.reject', 'change.approve', 'change.reject')
) as known
where day is not null group by day, what, kind;
`;

/** Back-office statistics read tables that grow by days, not by the size of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, counting, listings, people, before]) await sql.raw(part).execute(db);
}
