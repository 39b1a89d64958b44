import { type Kysely, sql } from 'kysely';

const reviews = `
-- What members say of businesses. The columns are what guests see once it is approved; an edit of an approved review
-- waits in \`change\` and replaces them when a moderator lets it through.
create table review (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  author_id bigint not null references app_user (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'hidden')),
  stars smallint not null check (stars between 1 and 5),
  -- Services of the business as they were worded then; an empty object is «something else».
  came_for jsonb not null default '[]' check (jsonb_typeof(came_for) = 'array' and jsonb_array_length(came_for) <= 3),
  visited date not null check (extract(day from visited) = 1),
  text text not null check (length(text) between 20 and 1500),
  lang text not null check (lang in ('en', 'ar')),
  media_ids bigint[] not null default '{}' check (cardinality(media_ids) <= 4),
  photos boolean not null generated always as (cardinality(media_ids) > 0) stored,
  change jsonb check (change is null or status = 'approved'),
  change_media_ids bigint[] not null default '{}',
  -- How much the stars count in the average: less where something speaks against the review.
  weight numeric(3, 2) not null default 1 check (weight between 0.05 and 1),
  helpful integer not null default 0 check (helpful >= 0),
  -- Hashes: of the folded words, which tell copies, and by the site's key of the network that it was sent from.
  wording bytea not null check (length(wording) = 32),
  network bytea check (length(network) = 32),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  published_at timestamptz,
  edited_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  template text check (length(template) between 1 and 40),
  reason text check (length(reason) between 1 and 1000),
  answer text check (length(answer) between 1 and 1500),
  answer_lang text check (answer_lang in ('en', 'ar')),
  answer_network bytea check (length(answer_network) = 32),
  answered_at timestamptz,
  answer_edited_at timestamptz,
  unique (listing_id, author_id),
  check (status not in ('approved', 'hidden') or published_at is not null),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answer_lang is null))
);
create index review_helpful on review (listing_id, helpful desc, id desc) where status = 'approved';
create index review_newest on review (listing_id, published_at desc, id desc) where status = 'approved';
create index review_stars on review (listing_id, stars, id) where status = 'approved';
create index review_helpful_of_stars on review (listing_id, stars, helpful desc, id desc) where status = 'approved';
create index review_with_photos on review (listing_id, helpful desc, id desc) where status = 'approved' and photos;
create index review_author on review (author_id);
create index review_waiting on review (sent_at, id) where status = 'pending' or change is not null;
create index review_decided on review (status, decided_at desc, id desc);
create index review_wording on review (wording);
create index review_network on review (network) where network is not null;
create index review_decider on review (decided_by) where decided_by is not null;
create index review_media on review using gin (media_ids) where media_ids <> '{}';
create index review_change_media on review using gin (change_media_ids) where change_media_ids <> '{}';

-- What a review said before it was edited.
create table review_version (
  id bigint generated always as identity primary key,
  review_id bigint not null references review (id) on delete cascade,
  body jsonb not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'hidden')),
  created_at timestamptz not null default now()
);
create index review_version_review on review_version (review_id, id);

create table review_vote (
  review_id bigint not null references review (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_vote_user on review_vote (user_id);

-- As \`report\` is of listings.
create table review_report (
  id bigint generated always as identity primary key,
  review_id bigint not null references review (id) on delete cascade,
  reason text not null check (reason in ('untrue', 'paid', 'offensive', 'private')),
  text text check (length(text) between 1 and 1000),
  lang text not null check (lang in ('en', 'ar')),
  reporter_id bigint references app_user (id) on delete cascade,
  reporter_hash bytea check (length(reporter_hash) = 32),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  check ((reporter_id is null) <> (reporter_hash is null)),
  check ((status = 'open') = (decided_at is null))
);
create unique index review_report_member on review_report (review_id, reporter_id);
create unique index review_report_guest on review_report (review_id, reporter_hash) where reporter_hash is not null;
create index review_report_open on review_report (review_id) where status = 'open';
create index review_report_reporter on review_report (reporter_id) where reporter_id is not null;
create index review_report_decider on review_report (decided_by) where decided_by is not null;
`;

/**
 * Counts are maintained, not computed: a row for each combination of filter values, which every count sums. Writers
 * lock the listing first, so the sums that are stored with the listing are exact under concurrency.
 */
const counts = `
alter table listing
  add column review_count integer not null default 0 check (review_count >= 0),
  -- As it is displayed and filtered by: null below five reviews.
  add column rating numeric(2, 1) check (rating between 1 and 5),
  -- The Bayesian mean by which lists are sorted: few reviews stay near the usual four stars. 0 where there is no rating.
  add column rating_rank real not null default 0;

create table review_tally (
  listing_id bigint not null references listing (id) on delete cascade,
  stars smallint not null,
  lang text not null,
  photos boolean not null,
  n integer not null,
  weight numeric not null,
  primary key (listing_id, stars, lang, photos)
);
create table review_purpose (
  listing_id bigint not null references listing (id) on delete cascade,
  purpose jsonb not null,
  n integer not null,
  primary key (listing_id, purpose)
);
-- While a burst of reviews is looked into the average stays as it was.
create table review_freeze (
  listing_id bigint primary key references listing (id) on delete cascade,
  since timestamptz not null,
  reviews integer not null
);

create type review_delta as (
  listing_id bigint, stars smallint, lang text, photos boolean, came_for jsonb, weight numeric, n integer
);

-- Writes what the tallies say beside the listings, whose rows the caller has locked.
create function rate_listings(ids bigint[]) returns void language sql as $$
  update listing as l set review_count = s.n,
    rating = case when f.listing_id is not null then l.rating when s.n >= 5 then round(s.stars / s.weight, 1) end,
    rating_rank = case when f.listing_id is not null then l.rating_rank
      when s.n >= 5 then (s.stars + 40) / (s.weight + 10) else 0 end
  from (
    select one.id, coalesce(sum(t.n), 0) as n, sum(t.stars * t.weight) as stars, sum(t.weight) as weight
    from unnest(ids) as one (id) left join review_tally as t on t.listing_id = one.id group by one.id
  ) as s left join review_freeze as f on f.listing_id = s.id
  where l.id = s.id
$$;

create function count_reviews(deltas review_delta[]) returns void language plpgsql as $$
declare
  ids bigint[] := array(select distinct listing_id from unnest(deltas));
begin
  if cardinality(ids) = 0 then return; end if;
  -- Always in the same order, so that nobody waits in a circle. Those that are gone by now need no counts.
  ids := array(select id from listing where id = any (ids) order by id for no key update);
  insert into review_tally as t (listing_id, stars, lang, photos, n, weight)
    select listing_id, stars, lang, photos, sum(n), sum(n * weight) from unnest(deltas)
    where listing_id = any (ids) group by 1, 2, 3, 4
    on conflict (listing_id, stars, lang, photos) do update
    set n = t.n + excluded.n, weight = t.weight + excluded.weight;
  delete from review_tally where listing_id = any (ids) and n = 0;
  insert into review_purpose as p (listing_id, purpose, n)
    select d.listing_id, one.purpose, sum(d.n) from unnest(deltas) as d,
      lateral (select distinct purpose from jsonb_array_elements(d.came_for) as each (purpose)) as one
    where d.listing_id = any (ids) group by 1, 2 having sum(d.n) <> 0
    on conflict (listing_id, purpose) do update set n = p.n + excluded.n;
  delete from review_purpose where listing_id = any (ids) and n = 0;
  perform rate_listings(ids);
end
$$;

create function review_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_reviews(array(
      select (listing_id, stars, lang, photos, came_for, weight, 1)::review_delta from after where status = 'approved'));
    perform tell_records('business', array_agg(listing_id)) from after where status = 'approved' having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform count_reviews(array(
      select (listing_id, stars, lang, photos, came_for, weight, -1)::review_delta from before where status = 'approved'));
    perform tell_records('business', array_agg(listing_id)) from before where status = 'approved' having count(*) > 0;
  else
    perform count_reviews(array(
      select delta from before as o join after as n on n.id = o.id, lateral (values
        (o.status, (o.listing_id, o.stars, o.lang, o.photos, o.came_for, o.weight, -1)::review_delta),
        (n.status, (n.listing_id, n.stars, n.lang, n.photos, n.came_for, n.weight, 1)::review_delta)
      ) as each (status, delta)
      where each.status = 'approved'
        and (o.status = 'approved', o.stars, o.lang, o.photos, o.came_for, o.weight)
          is distinct from (n.status = 'approved', n.stars, n.lang, n.photos, n.came_for, n.weight)));
    perform tell_records('business', array_agg(n.listing_id)) from before as o join after as n on n.id = o.id
      where (o.status = 'approved' or n.status = 'approved')
        and (o.status, o.stars, o.came_for, o.visited, o.text, o.media_ids, o.answer)
          is distinct from (n.status, n.stars, n.came_for, n.visited, n.text, n.media_ids, n.answer)
      having count(*) > 0;
  end if;
  return null;
end
$$;
create trigger review_insert_counted after insert on review referencing new table as after
  for each statement execute function review_changed();
create trigger review_update_counted after update on review referencing old table as before new table as after
  for each statement execute function review_changed();
create trigger review_delete_counted after delete on review referencing old table as before
  for each statement execute function review_changed();

create function review_vote_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update review set helpful = helpful + 1 where id = new.review_id;
  else
    update review set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end
$$;
create trigger review_vote_counted after insert or delete on review_vote
  for each row execute function review_vote_counted();
`;

/** Reviews by banned members are hidden, and restored with their author. */
const banning = `
create function review_of_banned() returns trigger language plpgsql as $$
begin
  if new.banned_at is not null then
    update review set status = 'hidden', change = null, change_media_ids = '{}'
      where author_id = new.id and status = 'approved';
  else
    update review set status = 'approved' where author_id = new.id and status = 'hidden';
  end if;
  return null;
end
$$;
create trigger review_of_banned after update of banned_at on app_user for each row
  when ((old.banned_at is null) <> (new.banned_at is null)) execute function review_of_banned();
`;

/** Optional emails about reviews; those about a decision on one's own review are always sent. */
const mails = `
alter table app_user add column review_mails boolean not null default true;
`;

const lists = `
create index listing_best_rated on listing (kind, rating_rank desc, id desc) where status = 'published' and kind = 'business';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [reviews, counts, banning, mails, lists]) await sql.raw(part).execute(db);
}
