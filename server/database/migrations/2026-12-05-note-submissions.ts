import { type Kysely, sql } from 'kysely';

const text = `
-- Since when a post waits for a moderator: a rejected one that is sent again goes to the end of the queue.
alter table listing add column submitted_at timestamptz not null default now();
update listing set submitted_at = created_at where status = 'pending';
drop index listing_pending;
create index listing_waiting on listing (submitted_at, id) where status = 'pending';

-- What was posted counts for the day's limit even where the post itself is gone by then.
alter table posting
  drop constraint posting_listing_id_fkey,
  alter column listing_id drop not null,
  add foreign key (listing_id) references listing (id) on delete set null,
  -- The same post sent again under another key: it made nothing and counts for nothing.
  add column is_double boolean not null default false;
`;

/** Orders the moderation queue, and records submissions for the daily limit of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(text).execute(db);
}
