import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type {
  ManagedReview,
  ManagedReviewList,
  ManagedReviewsQuery,
  ReviewDone,
} from '../../../contract/managed-reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { ReviewBody } from '../../database/review-tables.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import { note, nothingToNote } from '../audit/service.ts';
import type { Cleanup } from '../media/service.ts';
import type { WatchedPhrases } from '../moderation/service.ts';
import type { ReviewReason } from './mails.ts';
import {
  decideReports,
  freeze,
  holdAuthorOf,
  lockManaged,
  lockRating,
  type ManagedRow,
  readManaged,
  readReports,
  readWaiting,
  unfreeze,
} from './managed-queries.ts';
import { nameOfSubject, subjectOf } from './naming.ts';
import { addVersion, changeReview } from './own-queries.ts';
import { aboutOf, bodyOf, photosOf, publishedBodyOf, purposeTexts } from './present.ts';
import { type PhotoRow, readPhotos } from './queries.ts';
import { readReviewFacts } from './signal-queries.ts';
import { findReviewSignals, weightOf } from './signals.ts';
import { readState } from './undo-queries.ts';
import { createUndoing, type UndoingNeeds } from './undoing.ts';

export interface DecidingNeeds extends UndoingNeeds {
  cleanup: Pick<Cleanup, 'sweepLater'>;
  watched: () => Promise<WatchedPhrases>;
}

/** The review, and the version of it that the moderator saw. */
export interface ReviewRequest {
  id: number;
  actor: Actor;
  /** `If-Match`. */
  version: string | undefined;
}

const versionOfRow = ({ status, sent_at, change }: Pick<ManagedRow, 'status' | 'sent_at' | 'change'>) =>
  versionOf({ status, at: sent_at.toISOString(), isChange: change !== null });

/** Moderation of reviews. */
export function createDeciding(needs: DecidingNeeds) {
  const { db, cleanup, watched } = needs;
  const { complete, undo } = createUndoing(needs);

  /** A page of a moderation list. @throws AppError `invalid_cursor` */
  async function list(
    { list: name, after, limit }: ManagedReviewsQuery,
    { lang }: RequestContext,
  ): Promise<ManagedReviewList> {
    const sort = `reviews-${name}`;
    const rows = await readManaged(db, name, decodeCursor(after, sort), limit);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const [phrases, reports, photos] = await Promise.all([
      watched(),
      readReports(db, ids),
      readPhotos(
        db,
        page.flatMap((row) => [...row.media_ids, ...row.change_media_ids]),
      ),
    ]);
    const looked = page.map((row) => ({ id: row.id, text: bodyOf(row).text }));
    const signals = await findReviewSignals(db, looked, phrases);
    const last = page.at(-1);
    return {
      data: page.map((row): ManagedReview => {
        const found = signals.get(row.id) ?? [];
        return {
          ...worded(bodyOf(row), photos, lang),
          id: row.id,
          status: row.status,
          published: row.change ? worded(publishedBodyOf(row), photos, lang) : null,
          subject: {
            ...nameOfSubject(row, lang),
            ...subjectOf(row),
            slug: row.slug ?? '',
            isFrozen: row.frozen_since !== null,
          },
          about: aboutOf(row.about, lang),
          author: { id: row.author_id, name: row.name, since: row.author_since.toISOString() },
          sentAt: row.sent_at.toISOString(),
          version: versionOfRow(row),
          signals: found,
          weight: row.status === 'approved' && !row.change ? row.weight : weightOf(found),
          versions: row.versions ?? 0,
          reports: reports
            .filter(({ review_id }) => review_id === row.id)
            .map(({ reason, text, created_at }) => ({ reason, text, at: created_at.toISOString() })),
          reason: reasonWords({ template: row.template, note: row.reason }, lang),
        };
      }),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null,
      },
    };
  }

  function worded(body: ReviewBody, photos: readonly PhotoRow[], lang: Lang) {
    return {
      stars: body.stars,
      cameFor: purposeTexts(body.cameFor, lang),
      visited: body.visited.slice(0, 7),
      text: body.text,
      lang: body.lang,
      photos: photosOf(body.media, photos, lang),
    };
  }

  /** A review, locked until the transaction ends, with the state to which a decision can be undone. */
  async function take(tx: Db, { id, version }: ReviewRequest): Promise<ManagedRow & { before: string }> {
    const row = await lockManaged(tx, id);
    if (!row) throw new AppError('not_found');
    requireVersion(versionOfRow(row), version);
    return { ...row, before: await readState(tx, id) };
  }

  const log = (tx: Db, by: number, row: ManagedRow, action: string, after: object) =>
    note(tx, {
      actorId: by,
      action: `review.${action}`,
      subject: 'review',
      subjectId: row.id,
      before: { status: row.status, isChange: row.change !== null },
      after: { [subjectOf(row).kind]: subjectOf(row).id, ...after },
    });

  /** During a burst the average remains as it was before this review counts. */
  async function freezeBurst(tx: Db, row: ManagedRow, now: Date): Promise<boolean> {
    // Concurrent approvals are counted one after the other.
    await lockRating(tx, subjectOf(row));
    const [facts] = await readReviewFacts(tx, [row.id]);
    const signals = await findReviewSignals(tx, [{ id: row.id, text: row.text }], {
      banned: [],
      advance: [],
    });
    if (!facts || !signals.get(row.id)?.some(({ code }) => code === 'burst')) return false;
    return freeze(tx, subjectOf(row), { reviews: facts.that_day, at: now });
  }

  /**
   * Publishes a review or its revision.
   * @throws AppError `not_found`, `conflict`, `already_decided`, `claimant_banned`
   */
  async function approve(request: ReviewRequest, now: Date): Promise<ReviewDone> {
    const { userId } = request.actor;
    return db.transaction().execute(async (tx) => {
      await holdAuthorOf(tx, request.id);
      const row = await take(tx, request);
      const isChange = row.change !== null;
      if (row.status !== 'pending' && !isChange) throw new AppError('already_decided');
      if (row.banned_at) throw new AppError('claimant_banned');
      const body = bodyOf(row);
      const isFrozen = !isChange && (await freezeBurst(tx, row, now));
      const phrases = await watched();
      const signals = await findReviewSignals(tx, [{ id: row.id, text: body.text }], phrases);
      const weight = weightOf(signals.get(row.id) ?? []);
      let versionId: number | null = null;
      if (isChange) {
        versionId = await addVersion(tx, row.id, publishedBodyOf(row), {
          status: 'approved',
          at: row.edited_at ?? row.published_at ?? row.created_at,
        });
        for (const id of row.media_ids) if (!body.media.includes(id)) await cleanup.sweepLater(tx, id);
      }
      const { stars, cameFor, visited, text, lang, media, conversationId } = body;
      await changeReview(tx, row.id, {
        status: 'approved',
        ...{ stars, came_for: JSON.stringify(cameFor), visited, text, lang, media_ids: media },
        ...(conversationId !== undefined && { conversation_id: conversationId }),
        ...{ change: null, change_media_ids: [], weight, template: null, reason: null },
        ...{ decided_at: now, decided_by: userId },
        ...(isChange ? { edited_at: now } : { published_at: now }),
      });
      await log(tx, userId, row, 'approve', { status: 'approved', weight, ...(isFrozen && { isFrozen }) });
      const undoUntil = await complete(tx, {
        ...{ reviewId: row.id, actorId: userId, act: 'approve', isChange, before: row.before },
        ...{ versionId, froze: isFrozen, decidedAt: now },
      });
      return { id: row.id, status: 'approved', undoUntil };
    });
  }

  /**
   * Rejects a review or its revision, or removes a published review.
   * @throws AppError `not_found`, `conflict`, `already_decided`
   */
  async function reject(request: ReviewRequest, why: ReviewReason, now: Date): Promise<ReviewDone> {
    const { userId } = request.actor;
    return db.transaction().execute(async (tx) => {
      const row = await take(tx, request);
      if (row.status === 'rejected') throw new AppError('already_decided');
      const decided = { decided_at: now, decided_by: userId, template: why.template, reason: why.note };
      const explanation = { template: why.template, reason: why.note };
      const made = { reviewId: row.id, actorId: userId, before: row.before, froze: false, decidedAt: now };
      if (row.change) {
        const versionId = await addVersion(tx, row.id, row.change, { status: 'rejected', at: row.sent_at });
        await changeReview(tx, row.id, { change: null, change_media_ids: [], ...decided });
        for (const id of row.change.media) if (!row.media_ids.includes(id)) await cleanup.sweepLater(tx, id);
        await log(tx, userId, row, 'reject', { status: row.status, ...explanation });
        const undoUntil = await complete(tx, { ...made, act: 'reject', isChange: true, versionId });
        return { id: row.id, status: row.status, undoUntil };
      }
      await changeReview(tx, row.id, { status: 'rejected', ...decided });
      const act = row.status === 'pending' ? 'reject' : 'remove';
      const reports =
        act === 'remove' ? await decideReports(tx, row.id, { status: 'upheld', by: userId, at: now }) : null;
      await log(tx, userId, row, act, {
        status: 'rejected',
        ...(reports !== null && { reports }),
        ...explanation,
      });
      const undoUntil = await complete(tx, { ...made, act, isChange: false, versionId: null });
      return { id: row.id, status: 'rejected', undoUntil };
    });
  }

  /** Dismisses the reports of a review. @throws AppError `not_found` */
  async function dismiss({ id, actor }: Omit<ReviewRequest, 'version'>, now: Date): Promise<ReviewDone> {
    return db.transaction().execute(async (tx) => {
      const row = await take(tx, { id, actor, version: undefined });
      const decided = { status: 'dismissed', by: actor.userId, at: now } as const;
      const reports = await decideReports(tx, id, decided);
      if (reports === 0) {
        nothingToNote();
        return { id, status: row.status, undoUntil: null };
      }
      await log(tx, actor.userId, row, 'dismiss', { status: row.status, reports });
      const undoUntil = await complete(tx, {
        ...{ reviewId: id, actorId: actor.userId, act: 'dismiss', isChange: false, before: row.before },
        ...{ versionId: null, froze: false, decidedAt: now },
      });
      return { id, status: row.status, undoUntil };
    });
  }

  /** Unfreezes the average of the business or member that a review is about. @throws AppError `not_found` */
  async function release({ id, actor }: Omit<ReviewRequest, 'version'>): Promise<ReviewDone> {
    return db.transaction().execute(async (tx) => {
      const row = await take(tx, { id, actor, version: undefined });
      if (await unfreeze(tx, subjectOf(row)))
        await log(tx, actor.userId, row, 'release', { status: row.status });
      else nothingToNote();
      return { id, status: row.status, undoUntil: null };
    });
  }

  return { list, approve, reject, dismiss, release, undo, waiting: (at: Date) => readWaiting(db, at) };
}
