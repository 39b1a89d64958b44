import { type Kysely, sql } from 'kysely';

/** Alerts also notify a browser without an account or an address; they end with its subscription. */
const statements = `
alter table alert_reader
  add column push_id bigint unique references push_subscription (id) on delete cascade,
  drop constraint alert_reader_check,
  add constraint alert_reader_one check (num_nonnulls(user_id, email, push_id) = 1);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
