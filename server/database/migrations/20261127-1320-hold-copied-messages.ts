import { type Kysely, sql } from 'kysely';

/**
 * Messages with a text that their sender has already written to many. They become messages once a moderator lets
 * the text pass; until then only their sender sees them.
 */
const held = `
create table held_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  side text not null check (side in ('owner', 'member')),
  sender_id bigint not null references app_user (id) on delete cascade,
  client_id uuid not null,
  text text not null check (length(text) <= 4000),
  media_ids bigint[] not null default '{}' check (cardinality(media_ids) <= 4),
  text_key bytea not null check (length(text_key) = 32),
  -- A passed one is delivered: it remains without its text, as a mark that this text may be sent on that day.
  status text not null default 'waiting' check (status in ('waiting', 'passed', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  check ((status = 'waiting') = (decided_at is null)),
  check (status = 'passed' or text <> '' or media_ids <> '{}'),
  unique (conversation_id, side, client_id)
);
create index held_message_waiting on held_message (sender_id, text_key) where status = 'waiting';
create index held_message_sender on held_message (sender_id, text_key, created_at);
create index held_message_decider on held_message (decided_by) where decided_by is not null;
create index held_message_media on held_message using gin (media_ids) where media_ids <> '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(held).execute(db);
}
