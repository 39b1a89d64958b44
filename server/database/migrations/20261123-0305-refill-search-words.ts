import { type Kysely, sql } from 'kysely';

/**
 * Empties the words of the index: the next start fills them from the listings, and those of six letters or more get
 * the keys that find them with two typos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate search_word`.execute(db);
}
