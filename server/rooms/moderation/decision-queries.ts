import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Verdict } from '../../../contract/decisions.ts';
import type { ReasonTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import type { Rows } from '../listings/row-snapshot-queries.ts';

export interface OpenDecision {
  batch: string;
  listingId: number;
  revisionId: number | null;
  actorId: number;
  verdict: Verdict;
  template: ReasonTemplate | null;
  note: string | null;
  field: string | null;
  before: Rows;
  decidedAt: Date;
  undoUntil: Date;
}

/** Stores a decision while it can be undone, after it was made. */
export async function addOpenDecision(tx: Db, decision: OpenDecision): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into open_decision (batch, listing_id, revision_id, actor_id, verdict, template, note, field, before, written_at,
      decided_at, undo_until)
    select ${decision.batch}, id, ${decision.revisionId}, ${decision.actorId}, ${decision.verdict},
      ${decision.template}, ${decision.note}, ${decision.field}, ${JSON.stringify(decision.before)}, updated_at, ${decision.decidedAt},
      ${decision.undoUntil}
    from listing where id = ${decision.listingId}
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface OpenDecisionRow {
  id: number;
  listing_id: number;
  kind: ListingKind;
  revision_id: number | null;
  verdict: Verdict;
  template: ReasonTemplate | null;
  note: string | null;
  field: string | null;
  before: Rows;
  /** As the database formats a timestamp. */
  written_at: string;
}

const columns = sql`d.id, d.listing_id, l.kind, d.revision_id, d.verdict, d.template, d.note, d.field, d.before,
  d.written_at::text as written_at`;

/** A moderator's last decision while it can be undone, locked. */
export async function lockLastBatch(tx: Db, actorId: number, now: Date): Promise<OpenDecisionRow[]> {
  const { rows } = await sql<OpenDecisionRow>`
    select ${columns} from open_decision d join listing l on l.id = d.listing_id
    where d.actor_id = ${actorId} and d.undo_until > ${now}
      and d.batch = (select batch from open_decision where actor_id = ${actorId} order by id desc limit 1)
    order by d.id
    for update`.execute(tx);
  return rows;
}

/** Removes and returns a decision that can no longer be undone. It is reported once: later calls find none. */
export async function takeDecision(tx: Db, id: number): Promise<OpenDecisionRow | undefined> {
  const { rows } = await sql<OpenDecisionRow>`
    with d as (delete from open_decision where id = ${id} returning *)
    select ${columns} from d join listing l on l.id = d.listing_id for update of l`.execute(tx);
  return rows[0];
}

export async function dropDecisions(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('open_decision')
    .where('id', 'in', [...ids])
    .execute();
}

/** Whether a post is still in the state of the decision: its poster may have submitted it again, or deleted it. */
export async function stillStands(
  tx: Db,
  { listing_id, revision_id, verdict }: Pick<OpenDecisionRow, 'listing_id' | 'revision_id' | 'verdict'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from listing l
    where l.id = ${listing_id} and l.removed_at is null and case
      when ${verdict}::text = 'approve' then l.status in ('published', 'expired')
      when ${revision_id}::bigint is null then l.status = 'rejected'
      else exists (select from listing_revision r where r.id = ${revision_id} and r.status = 'rejected')
    end`.execute(tx);
  return rows.length > 0;
}
