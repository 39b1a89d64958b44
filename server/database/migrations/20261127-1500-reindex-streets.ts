import { type Kysely, sql } from 'kysely';

/**
 * The words of streets are now those of texts, as addresses mention what is nearby: the application rebuilds the
 * words of all listings in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into reindexing (name) values ('streets')`.execute(db);
}
