import { type Kysely, sql } from 'kysely';

/** Businesses whose hours differ on a day are few, and are found beside those that the week has open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index business_special on business using gist (special_days) where special_days <> '{}'`.execute(
    db,
  );
}
