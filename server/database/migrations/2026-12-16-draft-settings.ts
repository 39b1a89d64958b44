import { type Kysely, sql } from 'kysely';

const drafts = `
-- What a setting is to become: it is seen by editors only, until it is published and takes the setting's place.
create table setting_draft (
  key text primary key,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  updated_at timestamptz not null default now()
);
`;

/** Unpublished drafts of settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(drafts).execute(db);
}
