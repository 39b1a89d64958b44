import { type Kysely, sql } from 'kysely';

/**
 * What members want to hear of: words with a kind and filters, asked again now and then. `looked_at` is until when what
 * was published is known; a person gets one mail a day at most, so `mailed_at` is that of all of theirs together.
 */
const searches = `
create table saved_search (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  path text not null check (length(path) between 1 and 1000),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  mailed_at timestamptz,
  unique (user_id, path)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searches).execute(db);
}
