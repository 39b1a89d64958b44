import type { Db } from '../../database/connect.ts';

export async function addLink(db: Db, listingId: number, hash: Buffer, at: Date): Promise<void> {
  await db.insertInto('renewal_link').values({ hash, listing_id: listingId, created_at: at }).execute();
}

/** Which post a link is about. Locks nothing: the post is locked first, then the link is looked at again. */
export function findLink(db: Db, hash: Buffer) {
  return db
    .selectFrom('renewal_link')
    .select(['listing_id', 'used_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** After a renewal no link that was sent before does anything. */
export async function endLinks(db: Db, listingId: number, at: Date): Promise<void> {
  await db
    .updateTable('renewal_link')
    .set({ used_at: at })
    .where('listing_id', '=', listingId)
    .where('used_at', 'is', null)
    .execute();
}
