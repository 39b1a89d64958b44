import type { Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';

/** Writes how a listing stands. */
export async function writeState(db: Db, id: number, changed: Updateable<ListingTable>): Promise<void> {
  await db.updateTable('listing').set(changed).where('id', '=', id).execute();
}

/** Takes back the change that waits for approval: what nobody sees has nothing to change. */
export async function withdrawWaiting(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('listing_revision')
    .set({ status: 'withdrawn', decided_at: at })
    .where('listing_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
