import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** What moderators decide about a review. */
export type ReviewAct = 'approve' | 'reject' | 'remove' | 'dismiss';

/** The columns that decisions change, and the author or the reviewed side after one. */
const state = sql`jsonb_build_object('status', r.status, 'stars', r.stars, 'came_for', r.came_for, 'visited', r.visited,
  'text', r.text, 'lang', r.lang, 'media_ids', r.media_ids, 'conversation_id', r.conversation_id, 'change', r.change,
  'change_media_ids', r.change_media_ids, 'weight', r.weight, 'template', r.template, 'reason', r.reason,
  'decided_at', r.decided_at, 'decided_by', r.decided_by, 'edited_at', r.edited_at, 'published_at', r.published_at,
  'sent_at', r.sent_at, 'answer', r.answer)`;

/** The state of a review, in a form that can be stored and compared. */
export async function readState(tx: Db, reviewId: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select ${state}::text as state from review r where r.id = ${reviewId}`.execute(tx);
  return rows[0]?.state ?? '{}';
}

export interface OpenReviewDecision {
  reviewId: number;
  actorId: number;
  act: ReviewAct;
  isChange: boolean;
  /** Of `readState`. */
  before: string;
  versionId: number | null;
  froze: boolean;
  decidedAt: Date;
  undoUntil: Date;
}

/** Stores a decision while it can be undone, after it was made. */
export async function addOpenReviewDecision(tx: Db, decision: OpenReviewDecision): Promise<number> {
  const { reviewId, actorId, act, isChange, before, versionId, froze, decidedAt, undoUntil } = decision;
  const { rows } = await sql<{ id: number }>`
    insert into open_review_decision
      (review_id, actor_id, act, is_change, before, after, version_id, froze, decided_at, undo_until)
    select r.id, ${actorId}, ${act}, ${isChange}, ${before}::jsonb, ${state}, ${versionId}, ${froze}, ${decidedAt},
      ${undoUntil}
    from review r where r.id = ${reviewId} returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** A moderator's last decision while it can be undone, locked. */
export function lockLastOf(tx: Db, actorId: number, now: Date) {
  return tx
    .selectFrom('open_review_decision')
    .select(['id', 'review_id', 'act', 'is_change', 'version_id', 'froze', 'decided_at'])
    .where('actor_id', '=', actorId)
    .where('undo_until', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Removes and returns a decision: it is reported, or undone, once. */
export function takeOpenReviewDecision(tx: Db, id: number) {
  return tx
    .deleteFrom('open_review_decision')
    .where('id', '=', id)
    .returning(['review_id', 'act', 'is_change', 'decided_at'])
    .executeTakeFirst();
}

/** Restores a review, unless it has changed since the decision. @returns whether it was restored */
export async function restoreState(tx: Db, decisionId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update review as r set status = w.status, stars = w.stars, came_for = w.came_for, visited = w.visited,
      text = w.text, lang = w.lang, media_ids = w.media_ids, conversation_id = w.conversation_id,
      change = case jsonb_typeof(d.before -> 'change') when 'object' then d.before -> 'change' end,
      change_media_ids = w.change_media_ids, weight = w.weight, template = w.template, reason = w.reason,
      decided_at = w.decided_at, decided_by = w.decided_by, edited_at = w.edited_at, published_at = w.published_at
    from open_review_decision d, lateral jsonb_populate_record(null::review, d.before) as w
    where d.id = ${decisionId} and r.id = d.review_id and ${state} = d.after`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function dropVersion(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('review_version').where('id', '=', id).execute();
}

/** Reopens the reports that a decision closed. */
export async function reopenReports(tx: Db, reviewId: number, by: number, decidedAt: Date): Promise<void> {
  await tx
    .updateTable('review_report')
    .set({ status: 'open', decided_by: null, decided_at: null })
    .where('review_id', '=', reviewId)
    .where('decided_by', '=', by)
    .where('decided_at', '=', decidedAt)
    .execute();
}
