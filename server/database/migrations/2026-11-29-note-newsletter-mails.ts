import { type Kysely, sql } from 'kysely';

/** When the last confirmation email was sent: an address receives one only once in a while, whoever submits it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column asked_at timestamptz`.execute(db);
}
