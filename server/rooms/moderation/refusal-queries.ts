import { sql } from 'kysely';
import type { ReasonTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';

export interface Refusal {
  listingId: number;
  /** The rejected body, as the form submitted it. */
  body: Record<string, unknown>;
  template: ReasonTemplate | null;
  note: string | null;
  /** Returned for changes rather than rejected. */
  isReturned: boolean;
  decidedBy: number;
  decidedAt: Date;
}

/** Records the rejected body and the reason, for the review of the next submission. */
export async function addRefusal(tx: Db, refusal: Refusal): Promise<void> {
  const { listingId, body, template, note, isReturned, decidedBy, decidedAt } = refusal;
  await sql`
    insert into listing_refusal (listing_id, body, template, note, change_asked, decided_by, decided_at)
    values (${listingId}, ${JSON.stringify(body)}::jsonb, ${template}, ${note}, ${isReturned}, ${decidedBy},
      ${decidedAt})`.execute(tx);
}

/** Closes the rejections of a listing once it is approved. */
export async function settleRefusals(tx: Db, listingId: number, at: Date): Promise<void> {
  await sql`
    update listing_refusal set settled_at = ${at}
    where listing_id = ${listingId} and settled_at is null`.execute(tx);
}

/** Reverts the effect of a decision on its listing's rejections, while it can be undone. */
export async function undoRefusals(tx: Db, decisionId: number): Promise<void> {
  await sql`
    delete from listing_refusal r using open_decision d
    where d.id = ${decisionId} and d.verdict <> 'approve'
      and r.listing_id = d.listing_id and r.decided_at = d.decided_at`.execute(tx);
  await sql`
    update listing_refusal r set settled_at = null from open_decision d
    where d.id = ${decisionId} and d.verdict = 'approve'
      and r.listing_id = d.listing_id and r.settled_at = d.decided_at`.execute(tx);
}

export interface RefusalRow {
  body: Record<string, unknown>;
  template: ReasonTemplate | null;
  note: string | null;
  change_asked: boolean;
  decided_at: Date;
  by: string | null;
}

/** The last rejection of a listing since its last approval. */
export async function readLastRefusal(db: Db, listingId: number): Promise<RefusalRow | undefined> {
  const { rows } = await sql<RefusalRow>`
    select r.body, r.template, r.note, r.change_asked, r.decided_at, u.name as by
    from listing_refusal r left join app_user u on u.id = r.decided_by
    where r.listing_id = ${listingId} and r.settled_at is null
    order by r.id desc
    limit 1`.execute(db);
  return rows[0];
}
