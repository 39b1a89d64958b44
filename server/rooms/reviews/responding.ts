import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ReviewReportReason } from '../../../contract/review-values.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { VisitorHash } from '../reports/service.ts';
import type { ReviewMails } from './mails.ts';
import { addReport, addVote, changeReview, lockAnswered, readAuthor, removeVote } from './own-queries.ts';
import { canChangeAnswer } from './policy.ts';
import { presentReview } from './present.ts';
import { readPhotos, readReview } from './queries.ts';
import { languageOf } from './wording.ts';
import type { Origin } from './writing.ts';

export interface RespondingNeeds {
  db: Db;
  hash: VisitorHash;
  mails: ReviewMails;
  takeHelpful: TakeOne;
}

/** Responses to a review: helpful votes, reports, and replies by the owner. */
export function createResponding({ db, hash, mails, takeHelpful }: RespondingNeeds) {
  /**
   * Adds or removes a member's helpful vote for a review.
   * @throws AppError `not_found`, `own_review`, `banned`, `too_many_requests`
   */
  async function setHelpful({ userId }: Actor, id: number, isHelpful: boolean, now: Date) {
    await takeHelpful(`user ${userId}`);
    const [row, member] = await Promise.all([readReview(db, id), readAuthor(db, userId)]);
    if (!row) throw new AppError('not_found');
    if (row.author_id === userId) throw new AppError('own_review');
    if (member?.banned_at) throw new AppError('banned');
    if (isHelpful) await addVote(db, id, userId, now);
    else await removeVote(db, id, userId);
    const after = await readReview(db, id);
    return { helpful: after?.helpful ?? 0, isMine: isHelpful };
  }

  /** Stores a report of a review, one per person. @throws AppError `not_found` */
  async function report(
    id: number,
    { reason, text }: { reason: ReviewReportReason; text?: string | undefined },
    { visitor: { userId, name = '' }, lang, now }: { visitor: Visitor; lang: Lang; now: Date },
  ): Promise<void> {
    if (!(await readReview(db, id))) throw new AppError('not_found');
    await addReport(db, {
      review_id: id,
      reason,
      text: text || null,
      lang,
      reporter_id: userId,
      reporter_hash: userId === null ? await hash(`review report ${id} ${name}`) : null,
      created_at: now,
    });
  }

  /** A review that the caller may reply to, locked against concurrent replies. */
  async function lockOwned(tx: Db, userId: number, id: number, now: Date) {
    const row = await lockAnswered(tx, id);
    if (!row) throw new AppError('not_found');
    if (row.owner_id !== userId) throw new AppError('forbidden');
    if (row.answered_at && !canChangeAnswer(row.answered_at, now)) throw new AppError('answer_settled');
    return row;
  }

  /**
   * Replies as the owner of the business or as the reviewed member, or edits the reply; the author is notified of
   * the first one.
   * @throws AppError `not_found`, `forbidden`, `answer_settled`
   */
  async function answer(
    { userId }: Actor,
    id: number,
    text: string,
    origin: Origin,
    { lang, now }: RequestContext,
  ): Promise<Review> {
    const network = origin.network === undefined ? null : await hash(`review network ${origin.network}`);
    await db.transaction().execute(async (tx) => {
      const row = await lockOwned(tx, userId, id, now);
      if (row.answer === text) return;
      await changeReview(tx, id, {
        answer: text,
        answer_lang: languageOf(text),
        answer_network: network,
        answered_at: row.answered_at ?? now,
        answer_edited_at: row.answered_at ? now : null,
      });
      if (!row.answered_at) await mails.answered(tx, row);
    });
    const row = await readReview(db, id);
    if (!row) throw new AppError('not_found');
    return presentReview(row, await readPhotos(db, row.media_ids), lang);
  }

  /** Deletes the reply. Idempotent. @throws as `answer` */
  async function removeAnswer({ userId }: Actor, id: number, now: Date): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockOwned(tx, userId, id, now);
      const nothing = { answer: null, answer_lang: null, answered_at: null, answer_edited_at: null };
      await changeReview(tx, id, nothing);
    });
  }

  return { setHelpful, report, answer, removeAnswer };
}
