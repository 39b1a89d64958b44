import { type Kysely, sql } from 'kysely';

/**
 * Businesses with special hours on a day are few, and are found in addition to those that are open by their weekly
 * hours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index business_special on business using gist (special_days) where special_days <> '{}'`.execute(
    db,
  );
}
