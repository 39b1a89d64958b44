import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { type Rows, restoreRows } from '../listings/row-snapshot-queries.ts';

export interface TakenBack {
  id: number;
  kind: ListingKind;
  /** The revision that was decided on. */
  revisionId: number | null;
  before: Rows;
}

/**
 * Restores a listing to its state before a decision; it is pending again in its former position of the queue.
 * @param writtenAt the time of the decision, in the precision of the database: microseconds
 * @returns false if it was changed since, or has a newer revision: then nothing is done
 */
export async function takeBack(
  tx: Db,
  { id, kind, revisionId, before }: TakenBack,
  writtenAt: string,
): Promise<boolean> {
  const { rows: still } = await sql`
    select 1 from listing l
    where l.id = ${id} and l.updated_at = ${writtenAt}::timestamptz and l.removed_at is null
      and not exists (
        select from listing_revision r where r.listing_id = l.id
          and (r.id > ${revisionId ?? 0} and r.status = 'pending' or ${revisionId}::bigint is not null and r.id > ${revisionId})
      )
      and (${revisionId}::bigint is null or exists (
        select from listing_revision r where r.id = ${revisionId} and r.status in ('approved', 'rejected')
      ))
    for update`.execute(tx);
  if (still.length === 0) return false;
  await restoreRows(tx, kind, id, before);
  if (revisionId !== null)
    await tx
      .updateTable('listing_revision')
      .set({
        status: 'pending',
        decided_at: null,
        decided_by: null,
        reason: null,
        template: null,
        field: null,
        change_asked: false,
      })
      .where('id', '=', revisionId)
      .execute();
  return true;
}
