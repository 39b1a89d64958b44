import { type Kysely, sql } from 'kysely';

/**
 * Listings of a banned member are closed, with their former status: reads for guests select published listings
 * only, so none can forget to exclude these. Triggers do it, whoever bans or publishes.
 */
const hiding = `
alter table listing
  add column status_before_ban text check (status_before_ban in ('published', 'expired')),
  add check (status_before_ban is null or status = 'closed');

create function hide_post_of_banned() returns trigger language plpgsql as $$
declare
  is_banned boolean;
begin
  if new.status_before_ban is not null then
    -- Somebody closed it for another reason, or removed it: then that is how it ends.
    if new.removed_at is not null then
      new.status_before_removal := new.status_before_ban;
      new.status_before_ban := null;
    elsif tg_op = 'UPDATE' and old.closed_as is null and new.closed_as is not null then
      new.status_before_ban := null;
    end if;
  end if;
  if new.status <> 'closed' then
    new.status_before_ban := null;
  end if;
  if new.status in ('published', 'expired') then
    -- The lock makes a ban wait that comes at the same moment, and then it sees this post.
    select banned_at is not null into is_banned from app_user where id = new.owner_id for share;
    if is_banned then
      new.status_before_ban := new.status;
      new.status := 'closed';
    end if;
  elsif tg_op = 'UPDATE' and new.status_before_ban is not null and new.owner_id is distinct from old.owner_id then
    -- It has gone over to somebody else.
    select banned_at is not null into is_banned from app_user where id = new.owner_id for share;
    if is_banned is not true then
      new.status := new.status_before_ban;
      new.status_before_ban := null;
    end if;
  end if;
  return new;
end
$$;
create trigger listing_insert_hides before insert on listing
  for each row when (new.owner_id is not null) execute function hide_post_of_banned();
create trigger listing_update_hides before update of status, owner_id, removed_at, closed_as on listing
  for each row when (new.owner_id is not null or new.status_before_ban is not null)
  execute function hide_post_of_banned();

create function hide_or_show_posts() returns trigger language plpgsql as $$
begin
  if new.banned_at is null then
    update listing set status = status_before_ban, status_before_ban = null
      where owner_id = new.id and status = 'closed' and status_before_ban is not null;
  else
    update listing set status = 'closed', status_before_ban = status
      where owner_id = new.id and status in ('published', 'expired');
  end if;
  return null;
end
$$;
create trigger app_user_ban_hides after update of banned_at on app_user
  for each row when ((old.banned_at is null) <> (new.banned_at is null)) execute function hide_or_show_posts();

update listing as l set status = 'closed', status_before_ban = l.status
  from app_user as u where u.id = l.owner_id and u.banned_at is not null and l.status in ('published', 'expired');
`;

/** A null actor may be a deleted account: the log states whether it was ever a person. */
const hands = `
alter table audit_log
  add column hand text not null default 'account' check (hand in ('account', 'command', 'settings', 'program'));
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_change();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [hiding, hands]) await sql.raw(part).execute(db);
}
