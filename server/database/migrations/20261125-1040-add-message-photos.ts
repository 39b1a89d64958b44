import { type Kysely, sql } from 'kysely';

const messages = `
-- A message is a text with photos, either of which may be missing, or it shares a phone number.
alter table message
  add column kind text not null default 'text' check (kind in ('text', 'phone')),
  add column media_ids bigint[] not null default '{}' check (cardinality(media_ids) <= 4),
  add column phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
  add column withdrawn_at timestamptz,
  drop constraint message_text_check,
  add constraint message_text_check check (length(text) <= 4000),
  add constraint message_content_check check (case kind
    when 'phone' then text = '' and media_ids = '{}' and (phone is null) = (withdrawn_at is not null)
    else (text <> '' or media_ids <> '{}') and phone is null and withdrawn_at is null end);

-- A side shares one number at a time.
create unique index message_shared_phone on message (conversation_id, side) where phone is not null;
create index message_phone on message (conversation_id) where kind = 'phone';
create index message_media on message using gin (media_ids) where media_ids <> '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(messages).execute(db);
}
