import { type Kysely, sql } from 'kysely';

const statements = `
-- What a browser is told of: news, and what concerns the member who is signed in there. That ends with the session.
alter table push_subscription
  add column news boolean not null default true,
  add column messages boolean not null default false,
  add column alerts boolean not null default false,
  add column session_id bigint references session (id) on delete set null;
create index push_subscription_session on push_subscription (session_id) where session_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
