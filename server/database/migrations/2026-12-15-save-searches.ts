import { type Kysely, sql } from 'kysely';

/**
 * Saved searches of members: a query with a kind and filters, run periodically. Posts published before `looked_at`
 * are processed; a member gets at most one email a day, so `mailed_at` applies to all of their searches.
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
