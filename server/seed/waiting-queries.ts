import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Makes a post of the demo pending since a moment. */
export async function setWaitingSince(db: Db, sourceKey: string, at: Date): Promise<void> {
  await sql`update listing set submitted_at = ${at}, created_at = ${at}
    where source = 'demo' and source_key = ${sourceKey} and status = 'pending'`.execute(db);
}

/** A listing of the demo, by its key. */
export function findDemoListing(db: Db, sourceKey: string) {
  return db.selectFrom('listing').select(['id', 'owner_id']).where('source', '=', 'demo').where('source_key', '=', sourceKey).executeTakeFirst();
}
