import { sql } from 'kysely';
import type { ListingStatus } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { closingMoment } from '../listings/closing-queries.ts';
import { hasHours } from '../listings/hours-queries.ts';

/**
 * The current state of a post, locked until the transaction ends. Code that also locks its revisions locks the post
 * first, which prevents deadlocks.
 */
export function lockPost(db: Db, id: number, at: Date) {
  return db
    .selectFrom('listing as l')
    .select(['l.id', 'l.kind', 'l.owner_id', 'l.published_at', 'l.expires_at', 'l.closed_as', 'l.reserved'])
    .select('l.updated_at')
    .select([
      'l.removed_at',
      'l.status_before_removal',
      'l.taken_down_at',
      closingMoment('l').as('closes_at'),
      hasHours('l').as('has_hours'),
    ])
    .select(
      sql<ListingStatus>`case when l.status = 'published' and l.expires_at <= ${at} then 'expired' else l.status end`.as(
        'status',
      ),
    )
    .where('l.id', '=', id)
    .forUpdate('l')
    .executeTakeFirst();
}
export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

/** Restores the revision that was withdrawn at this moment to pending. */
export async function resumeChange(db: Db, id: number, withdrawnAt: Date): Promise<void> {
  await db
    .updateTable('listing_revision')
    .set({ status: 'pending', decided_at: null })
    .where('listing_id', '=', id)
    .where('status', '=', 'withdrawn')
    .where('decided_at', '=', withdrawnAt)
    .execute();
}

/** Sets when the owner confirmed the opening hours. */
export async function writeHoursConfirmed(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('business').set({ hours_confirmed_at: at }).where('id', '=', id).execute();
}
