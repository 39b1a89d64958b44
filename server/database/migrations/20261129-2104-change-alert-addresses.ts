import { type Kysely, sql } from 'kysely';

/** The address to which the alerts of a link's reader move when it is opened; its readers are those of an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table alert_link add column new_email text').execute(db);
}
