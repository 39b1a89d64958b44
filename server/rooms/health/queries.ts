import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Fails if the database does not respond. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
