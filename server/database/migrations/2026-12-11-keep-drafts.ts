import { type Kysely, sql } from 'kysely';

const drafts = `
-- What an entry is to become: it is seen by editors only, until it is published and takes the entry's place.
create table content_draft (
  content_id bigint primary key references content (id) on delete cascade,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  updated_at timestamptz not null default now()
);
`;

/** Unpublished drafts of published entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(drafts).execute(db);
}
