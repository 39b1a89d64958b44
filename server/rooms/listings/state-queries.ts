import type { Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';

/** Updates the status of a listing. */
export async function writeState(db: Db, id: number, changed: Updateable<ListingTable>): Promise<void> {
  await db.updateTable('listing').set(changed).where('id', '=', id).execute();
}

/** Withdraws the pending revision of a post that is no longer published. */
export async function withdrawWaiting(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('listing_revision')
    .set({ status: 'withdrawn', decided_at: at })
    .where('listing_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
