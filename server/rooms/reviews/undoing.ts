import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import { note } from '../audit/service.ts';
import type { ReviewMails } from './mails.ts';
import { lockManaged, type ManagedRow, readOwner, unfreeze } from './managed-queries.ts';
import { subjectOf } from './naming.ts';
import {
  addOpenReviewDecision,
  dropVersion,
  lockLastOf,
  type OpenReviewDecision,
  type ReviewAct,
  reopenReports,
  restoreState,
  takeOpenReviewDecision,
} from './undo-queries.ts';

/** A day of attempts, as with emails. */
const notifyJob: JobKind<{ decisionId: number }> = {
  name: 'notify-review-decision',
  withinSeconds: 60,
  retries: 100,
  pauseSeconds: 30,
  longestPauseSeconds: 900,
  atOnce: 1,
};

export interface UndoingNeeds {
  db: Db;
  queue: Pick<Queue, 'work' | 'send'>;
  mails: ReviewMails;
  /** The time for undoing a decision, after which author and owner are notified. */
  undoSeconds: number;
}

const receiverOf = ({ author_lang: lang, ...row }: ManagedRow) => ({ ...row, author_lang: lang, lang });

/** Undoing decisions on reviews, and the emails about them once they cannot be undone. */
export function createUndoing({ db, queue, mails, undoSeconds }: UndoingNeeds) {
  /** Emails the author; the owner, too, about a new review. */
  async function notify(tx: Db, row: ManagedRow, act: ReviewAct, isChange: boolean): Promise<void> {
    const to = receiverOf(row);
    const why = { template: row.template, note: row.reason };
    if (act === 'reject') return mails.rejected(tx, to, why, isChange);
    if (act === 'remove') return mails.removed(tx, to, why);
    if (act === 'dismiss') return;
    await mails.approved(tx, to);
    const owner = !isChange && row.owner_id ? await readOwner(tx, row.owner_id) : undefined;
    if (owner && owner.id !== row.author_id) await mails.received(tx, owner, row);
  }

  queue.work(notifyJob, async ({ decisionId }) => {
    await db.transaction().execute(async (tx) => {
      const decision = await takeOpenReviewDecision(tx, decisionId);
      const row = decision && (await lockManaged(tx, decision.review_id));
      if (!row || row.decided_at?.getTime() !== decision.decided_at.getTime()) return;
      // Its author may have sent it again.
      const stands = decision.act === 'approve' ? row.status === 'approved' : row.template || row.reason;
      if (stands) await notify(tx, row, decision.act, decision.is_change);
    });
  });

  /**
   * Completes a decision in its transaction, after the review was changed. Without a delay, notifies at once.
   * @returns until when it can be undone
   */
  async function complete(tx: Db, decision: Omit<OpenReviewDecision, 'undoUntil'>): Promise<string | null> {
    const { reviewId, act, isChange, decidedAt } = decision;
    if (undoSeconds === 0) {
      const row = await lockManaged(tx, reviewId);
      if (row) await notify(tx, row, act, isChange);
      return null;
    }
    const undoUntil = new Date(decidedAt.getTime() + undoSeconds * 1_000);
    const decisionId = await addOpenReviewDecision(tx, { ...decision, undoUntil });
    await queue.send(tx, notifyJob, { decisionId }, { startAfter: undoSeconds });
    return undoUntil.toISOString();
  }

  /**
   * Undoes the caller's last decision: the review is as it was before, and nobody is notified.
   * @throws AppError `cannot_undo` if the time is over, or the review has changed since
   */
  async function undo({ userId }: Actor, now: Date): Promise<{ id: number }> {
    return db.transaction().execute(async (tx) => {
      const decision = await lockLastOf(tx, userId, now);
      const row = decision && (await lockManaged(tx, decision.review_id));
      if (!row || !(await restoreState(tx, decision.id))) throw new AppError('cannot_undo');
      const { act, version_id: versionId, decided_at: decidedAt } = decision;
      if (versionId !== null) await dropVersion(tx, versionId);
      await reopenReports(tx, row.id, userId, decidedAt);
      if (decision.froze) await unfreeze(tx, subjectOf(row));
      await takeOpenReviewDecision(tx, decision.id);
      await note(tx, {
        actorId: userId,
        action: 'review.undo',
        subject: 'review',
        subjectId: row.id,
        before: { decision: act },
        after: { [subjectOf(row).kind]: subjectOf(row).id },
      });
      return { id: row.id };
    });
  }

  return { complete, undo };
}
