import type { Db } from '../../database/connect.ts';

export async function addLink(db: Db, listingId: number, hash: Buffer, at: Date): Promise<void> {
  await db.insertInto('renewal_link').values({ hash, listing_id: listingId, created_at: at }).execute();
}

/** The post of a link. Locks nothing: callers lock the post first, then read the link again. */
export function findLink(db: Db, hash: Buffer) {
  return db
    .selectFrom('renewal_link')
    .select(['listing_id', 'used_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** A renewal invalidates all links that were sent before it. */
export async function endLinks(db: Db, listingId: number, at: Date): Promise<void> {
  await db
    .updateTable('renewal_link')
    .set({ used_at: at })
    .where('listing_id', '=', listingId)
    .where('used_at', 'is', null)
    .execute();
}
