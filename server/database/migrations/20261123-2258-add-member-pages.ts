import { type Kysely, sql } from 'kysely';

/**
 * Settings of members for their public page. Photos were uploaded for private use until now, so they appear only if
 * their owner agrees.
 */
const columns = `
alter table app_user
  add column public_page boolean not null default true,
  add column public_name text not null default 'initial' check (public_name in ('initial', 'first')),
  add column public_picture boolean not null default false,
  add column languages text[] not null default '{}' check (cardinality(languages) <= 15);
`;

/**
 * Only members who published something under their name have a page: those who only read, save and write messages
 * are not listed. Anonymous posts do not count, so that no page discloses them.
 */
const existence = `
create function has_member_page(member bigint) returns boolean language sql stable as $$
  select exists (select from app_user where id = member and public_page and banned_at is null)
    and (
      exists (
        select from listing where owner_id = member and not anonymous and published_at is not null
          and status in ('published', 'expired', 'closed') and removed_at is null and taken_down_at is null
      )
      or exists (select from review where author_id = member and status = 'approved')
    )
$$;
`;

/** The public name appears beside posts and reviews, so a change of it affects both, and the page itself. */
const notifications = `
create function tell_reviewed(ids bigint[]) returns void language sql as $$
  select tell_records('business', array_agg(listing_id)) from review
  where author_id = any (ids) and status = 'approved' having count(*) > 0
$$;

create or replace function app_user_changed() returns trigger language plpgsql as $$
declare
  named bigint[] := array(
    select n.id from before as o join after as n on n.id = o.id
    where (o.name, o.banned_at, o.public_page, o.public_name)
      is distinct from (n.name, n.banned_at, n.public_page, n.public_name)
  );
  paged bigint[] := array(
    select n.id from before as o join after as n on n.id = o.id
    where n.id = any (named)
      or (o.picture_id, o.public_picture, o.languages, o.email_confirmed_at)
        is distinct from (n.picture_id, n.public_picture, n.languages, n.email_confirmed_at)
  );
begin
  if cardinality(named) > 0 then
    perform tell_listings(array(select id from listing where owner_id = any (named)));
    perform tell_reviewed(named);
  end if;
  if cardinality(paged) > 0 then
    perform tell_records('member', paged);
  end if;
  return null;
end
$$;

create or replace function app_user_withdrawn() returns trigger language plpgsql as $$
declare
  named bigint[] := array(
    select n.id from before as o join after as n on n.id = o.id
    where o.name is distinct from n.name or o.public_name is distinct from n.public_name
      or (n.banned_at is not null and o.banned_at is null) or (o.public_page and not n.public_page)
  );
  paged bigint[] := array(
    select n.id from before as o join after as n on n.id = o.id
    where n.id = any (named) or (o.public_picture and o.picture_id is not null
      and (not n.public_picture or n.picture_id is distinct from o.picture_id))
  );
begin
  if cardinality(named) > 0 then
    perform tell_withdrawn_listings(array(select id from listing where owner_id = any (named)));
    perform tell_withdrawn_listings(array(
      select listing_id from review where author_id = any (named) and status = 'approved'));
  end if;
  if cardinality(paged) > 0 then
    perform tell_withdrawn('member', paged);
  end if;
  return null;
end
$$;

create function app_user_deleted() returns trigger language plpgsql as $$
begin
  perform tell_withdrawn('member', array_agg(id)) from before having count(*) > 0;
  return null;
end
$$;
create trigger app_user_delete_withdrawn after delete on app_user referencing old table as before
  for each statement execute function app_user_deleted();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, existence, notifications]) await sql.raw(part).execute(db);
}
