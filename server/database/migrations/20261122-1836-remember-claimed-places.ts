import { type Kysely, sql } from 'kysely';

const snapshot = `
-- A directory business as it was before a member claimed it. When the account or the claimed place is deleted, the
-- place returns to the directory like this.
create table listing_before_claim (
  listing_id bigint primary key references listing (id) on delete cascade,
  claimed_at timestamptz not null,
  verified boolean not null,
  -- The rows of the listing, of its kind and of its pictures.
  body jsonb not null check (jsonb_typeof(body) = 'object')
);
`;

/**
 * For places that were claimed before this release only the current state is known: they return as they are now,
 * without the member's pictures and account contact details.
 */
const claimedBefore = `
insert into listing_before_claim (listing_id, claimed_at, verified, body)
select l.id, k.decided_at, l.verified, jsonb_build_object(
  'listing', to_jsonb(l) - '{id,kind,owner_id,source,source_key,position,verified,views,contact_clicks,created_at,updated_at}'::text[]
    || jsonb_build_object(
      'status', 'published', 'closed_as', null, 'status_before_ban', null, 'reserved', false,
      'removed_at', null, 'status_before_removal', null,
      'taken_down_at', null, 'taken_down_from', null, 'take_down_reason', null,
      'email', nullif(l.email, u.email), 'phone', nullif(l.phone, u.phone)
    ),
  'detail', to_jsonb(b) - '{id,kind}'::text[] || jsonb_build_object('whatsapp', nullif(b.whatsapp, u.phone)),
  'pictures', coalesce((
    select jsonb_agg(to_jsonb(lm)) from listing_media lm join media m on m.id = lm.media_id
    where lm.listing_id = l.id and m.owner_id is null
  ), '[]')
)
from listing l
join business b on b.id = l.id
join app_user u on u.id = l.owner_id
join lateral (
  select decided_at from claim
  where listing_id = l.id and user_id = l.owner_id and status = 'approved' order by id desc limit 1
) k on true
where l.published_at is not null;
`;

/** Records of the team or of others remain when an account is deleted. */
const others = `
-- A decision whose poster has yet to be notified is sent even if the moderator leaves meanwhile.
alter table open_decision alter column actor_id drop not null;
alter table open_decision drop constraint open_decision_actor_id_fkey;
alter table open_decision add constraint open_decision_actor_id_fkey
  foreign key (actor_id) references app_user (id) on delete set null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [snapshot, claimedBefore, others]) await sql.raw(part).execute(db);
}
