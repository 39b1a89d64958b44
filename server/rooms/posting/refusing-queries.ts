import type { Db } from '../../database/connect.ts';

/** Rejects all pending new posts of a member. */
export function rejectWaiting(db: Db, ownerId: number, reason: string, at: Date) {
  return db
    .updateTable('listing')
    .set({ status: 'rejected', reject_reason: reason, updated_at: at })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'pending')
    .where('removed_at', 'is', null)
    .returning(['id', 'kind'])
    .execute();
}

/** Rejects all pending revisions of a member's posts. */
export function rejectChanges(
  db: Db,
  ownerId: number,
  { reason, by, at }: { reason: string; by: number | null; at: Date },
) {
  return db
    .updateTable('listing_revision as r')
    .from('listing as l')
    .set({ status: 'rejected', reason, decided_by: by, decided_at: at })
    .whereRef('l.id', '=', 'r.listing_id')
    .where('l.owner_id', '=', ownerId)
    .where('r.status', '=', 'pending')
    .returning(['l.id', 'l.kind', 'r.media_ids'])
    .execute();
}
