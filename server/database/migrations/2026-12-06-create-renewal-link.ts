import { type Kysely, sql } from 'kysely';

const links = `
-- Links of mails that say «still available». Several of one post may be under way: the mail before its last day and the
-- one after it. Only hashes are kept.
create table renewal_link (
  hash bytea primary key check (length(hash) = 32),
  listing_id bigint not null references listing (id) on delete cascade,
  created_at timestamptz not null,
  -- Used, or made pointless by a renewal: it does nothing any more.
  used_at timestamptz
);
create index renewal_link_listing on renewal_link (listing_id);
`;

const dropHash = `
create or replace function only_counted(was listing, now listing) returns boolean language sql immutable as $$
  select (was.views, was.contact_clicks, was.reminded_at) is distinct from (now.views, now.contact_clicks, now.reminded_at)
    and to_jsonb(was) - '{views,contact_clicks,reminded_at}'::text[]
      = to_jsonb(now) - '{views,contact_clicks,reminded_at}'::text[]
$$;
alter table listing drop column renew_hash;
`;

/** One link per email instead of one per post: a later email must not invalidate the link of an earlier one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [links, dropHash]) await sql.raw(part).execute(db);
}
