import { type Kysely, sql } from 'kysely';

/** When an address was last asked to confirm: whoever types it, it is asked once in a while only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column asked_at timestamptz`.execute(db);
}
