import { type Kysely, sql } from 'kysely';

/**
 * Reviews are about businesses or members who post. A review of a member references the conversation that proves
 * the contact, and remains if the conversation is deleted.
 */
const subjects = `
alter table review alter column listing_id drop not null,
  add column member_id bigint references app_user (id) on delete cascade,
  add column conversation_id bigint references conversation (id) on delete set null,
  add constraint review_subject check (num_nonnulls(listing_id, member_id) = 1),
  add constraint review_of_another check (member_id <> author_id),
  add constraint review_conversation check (conversation_id is null or member_id is not null);
create unique index review_of_member on review (member_id, author_id) where member_id is not null;
create index review_of_member_newest on review (member_id, published_at desc, id desc)
  where member_id is not null and status = 'approved';
create index review_by_conversation on review (conversation_id) where conversation_id is not null;
`;

/**
 * A member has few reviews, so their average is computed on read. During a burst it is that of the reviews that
 * were published before.
 */
const ratings = `
create table member_review_freeze (
  member_id bigint primary key references app_user (id) on delete cascade,
  since timestamptz not null,
  reviews integer not null
);

create function member_rating(member bigint, out reviews integer, out average numeric)
language sql stable as $$
  select count(*)::int,
    case when count(*) filter (where counts) >= 5
      then round(sum(stars * weight) filter (where counts) / sum(weight) filter (where counts), 1) end
  from (
    select v.stars, v.weight, f.since is null or v.published_at < f.since as counts
    from review v left join member_review_freeze f on f.member_id = v.member_id
    where v.member_id = member and v.status = 'approved'
  ) as published
$$;
`;

const notifications = `
-- The rating stands beside the posts of whoever is reviewed, and the review on the pages of both.
create function tell_reviews_of_members(members bigint[], authors bigint[]) returns void language plpgsql as $$
begin
  if cardinality(members) = 0 then return; end if;
  perform tell_records('member', members || authors);
  perform tell_listings(array(select id from listing where owner_id = any (members) and not anonymous));
end
$$;

create or replace function tell_reviewed(ids bigint[]) returns void language plpgsql as $$
begin
  perform tell_records('business', array_agg(listing_id)) from review
    where author_id = any (ids) and status = 'approved' and listing_id is not null having count(*) > 0;
  perform tell_records('member', array_agg(member_id)) from review
    where author_id = any (ids) and status = 'approved' and member_id is not null having count(*) > 0;
end
$$;

create or replace function review_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_reviews(array(
      select (listing_id, stars, lang, photos, came_for, weight, 1)::review_delta from after
      where status = 'approved' and listing_id is not null));
    perform tell_records('business', array_agg(listing_id)) from after
      where status = 'approved' and listing_id is not null having count(*) > 0;
    perform tell_reviews_of_members(array_agg(member_id), array_agg(author_id)) from after
      where status = 'approved' and member_id is not null having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform count_reviews(array(
      select (listing_id, stars, lang, photos, came_for, weight, -1)::review_delta from before
      where status = 'approved' and listing_id is not null));
    perform tell_records('business', array_agg(listing_id)) from before
      where status = 'approved' and listing_id is not null having count(*) > 0;
    perform tell_reviews_of_members(array_agg(member_id), array_agg(author_id)) from before
      where status = 'approved' and member_id is not null having count(*) > 0;
  else
    perform count_reviews(array(
      select delta from before as o join after as n on n.id = o.id, lateral (values
        (o.status, (o.listing_id, o.stars, o.lang, o.photos, o.came_for, o.weight, -1)::review_delta),
        (n.status, (n.listing_id, n.stars, n.lang, n.photos, n.came_for, n.weight, 1)::review_delta)
      ) as each (status, delta)
      where each.status = 'approved' and n.listing_id is not null
        and (o.status = 'approved', o.stars, o.lang, o.photos, o.came_for, o.weight)
          is distinct from (n.status = 'approved', n.stars, n.lang, n.photos, n.came_for, n.weight)));
    perform tell_records('business', array_agg(n.listing_id)) from before as o join after as n on n.id = o.id
      where (o.status = 'approved' or n.status = 'approved') and n.listing_id is not null
        and (o.status, o.stars, o.came_for, o.visited, o.text, o.media_ids, o.answer)
          is distinct from (n.status, n.stars, n.came_for, n.visited, n.text, n.media_ids, n.answer)
      having count(*) > 0;
    perform tell_reviews_of_members(array_agg(n.member_id), array_agg(n.author_id))
      from before as o join after as n on n.id = o.id
      where (o.status = 'approved' or n.status = 'approved') and n.member_id is not null
        and (o.status, o.stars, o.text, o.answer, o.weight) is distinct from (n.status, n.stars, n.text, n.answer, n.weight)
      having count(*) > 0;
  end if;
  return null;
end
$$;

create function member_rating_frozen() returns trigger language plpgsql as $$
begin
  perform tell_reviews_of_members(array[coalesce(new.member_id, old.member_id)], '{}');
  return null;
end
$$;
create trigger member_rating_frozen after insert or delete on member_review_freeze
  for each row execute function member_rating_frozen();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [subjects, ratings, notifications]) await sql.raw(part).execute(db);
}
