import { type Kysely, sql } from 'kysely';

const versions = `
-- What things edited behind the scenes have been: the newest version of a thing equals the thing.
create table version (
  id bigint generated always as identity primary key,
  subject text not null check (length(subject) between 1 and 40),
  subject_id text not null check (length(subject_id) between 1 and 100),
  body jsonb not null,
  actor_id bigint references app_user (id) on delete set null,
  created_at timestamptz not null default now()
);
create index version_subject on version (subject, subject_id, id desc);
create index version_actor on version (actor_id);
`;

/** Versions of content and settings, for display and restoring. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db);
}
