import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Either, Lang } from '../../../contract/locales.ts';
import { otherPurpose, visitMonths } from '../../../contract/review-values.ts';
import type { OwnPart, OwnReview, SendReview } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { ReviewBody } from '../../database/review-tables.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldsError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { canonical } from '../../http/wording.ts';
import { cityDay } from '../listings/city-day.ts';
import type { Cleanup } from '../media/service.ts';
import type { VisitorHash } from '../reports/service.ts';
import {
  type Author,
  addReview,
  addVersion,
  changeReview,
  deleteReview,
  holdAuthor,
  holdPhotos,
  lockOwn,
  type OwnRow,
  readAuthor,
  readOwn,
  readVotes,
} from './own-queries.ts';
import { barrierOf, mayWriteFrom, requireMayWrite } from './policy.ts';
import { bodyOf, presentOwn, publishedBodyOf } from './present.ts';
import { readPhotos } from './queries.ts';
import { type ReviewSubject, subjectColumns } from './subject-queries.ts';
import { type ReviewedSubject, requireSubject } from './subjects.ts';
import { languageOf, wordingOf } from './wording.ts';

export interface WritingNeeds {
  db: Db;
  cleanup: Pick<Cleanup, 'sweepLater'>;
  hash: VisitorHash;
  /** The rate limit of submissions by member. */
  takeReview: TakeOne;
}

/** The network and browser of the author. */
export interface Origin {
  /** Undefined if networks are not recorded. */
  network: string | undefined;
}

/** A validated review, and the one that it replaces. */
interface Prepared {
  subject: ReviewSubject;
  before: OwnRow | undefined;
  body: ReviewBody;
}

/** Writing and editing reviews. */
export function createWriting({ db, cleanup, hash, takeReview }: WritingNeeds) {
  async function present(row: OwnRow, lang: Lang): Promise<OwnReview> {
    return presentOwn(row, await readPhotos(db, bodyOf(row).media), lang);
  }

  /** The relation of a member to the reviews of a business or a member. @throws AppError `not_found`, `gone` */
  async function ownPart(
    { userId }: Actor,
    subject: ReviewSubject,
    { lang, now }: RequestContext,
  ): Promise<OwnPart> {
    const [reviewed, author, row, helpful] = await Promise.all([
      requireSubject(db, subject, now),
      readAuthor(db, userId),
      readOwn(db, subject, userId),
      readVotes(db, subject, userId),
    ]);
    if (!author) throw new AppError('unauthenticated');
    const barrier = barrierOf(author, reviewed, now);
    return {
      review: row ? await present(row, lang) : null,
      barrier,
      from: barrier === 'newAccount' ? mayWriteFrom(author).toISOString() : null,
      isOwner: reviewed.owner_id === userId,
      helpful,
    };
  }

  /** A submission as it is stored. @throws AppError `invalid_fields` with all errors at once */
  async function examine(
    tx: Db,
    sent: SendReview,
    { business, before, userId }: { business: ReviewedSubject; before: OwnRow | undefined; userId: number },
    { lang, now }: RequestContext,
  ): Promise<ReviewBody> {
    const wrong: Record<string, MessageKey> = {};
    const earlier = before && bodyOf(before);
    // The service that the author chose before remains valid when the business renames its services.
    const known = [...business.services, ...(earlier?.cameFor ?? [])];
    const cameFor = [...new Set(sent.cameFor)].map((text): Either | undefined =>
      text === otherPurpose ? {} : known.find(({ en, ar }) => en === text || ar === text),
    );
    if (cameFor.includes(undefined)) wrong.cameFor = 'field.choice';
    const months = visitMonths(cityDay(now), limits.reviews.months);
    if (!months.includes(sent.visited) && earlier?.visited.slice(0, 7) !== sent.visited)
      wrong.visited = 'field.visited';
    const held = await holdPhotos(tx, userId, sent.photos);
    if (held.length < sent.photos.length) wrong.photos = 'field.media_unknown';
    if (Object.keys(wrong).length > 0) throw fieldsError(wrong, lang);
    const { stars, text, photos } = sent;
    return {
      stars,
      cameFor: cameFor.map((purpose) => ({
        ...(purpose?.en && { en: purpose.en }),
        ...(purpose?.ar && { ar: purpose.ar }),
      })),
      visited: `${sent.visited}-01`,
      text,
      lang: languageOf(text),
      media: photos,
    };
  }

  const columnsOf = ({ stars, cameFor, visited, text, lang, media, conversationId }: ReviewBody) => ({
    stars,
    came_for: JSON.stringify(cameFor),
    visited,
    text,
    lang,
    media_ids: media,
    ...(conversationId !== undefined && { conversation_id: conversationId }),
  });
  const undecided = { decided_at: null, decided_by: null, template: null, reason: null };

  async function change(
    tx: Db,
    row: OwnRow,
    body: ReviewBody,
    { network, now }: { network: Buffer | null; now: Date },
  ): Promise<void> {
    const before = bodyOf(row);
    const isPublished = row.status === 'approved';
    await addVersion(tx, row.id, before, { status: row.change ? 'pending' : row.status, at: row.sent_at });
    const sent = { wording: wordingOf(body.text), network, sent_at: now };
    if (isPublished && canonical(body) === canonical(publishedBodyOf(row))) {
      await changeReview(tx, row.id, { ...sent, change: null, change_media_ids: [] });
    } else if (isPublished) {
      const waiting = { change: JSON.stringify(body), change_media_ids: body.media };
      await changeReview(tx, row.id, { ...sent, ...waiting, template: null, reason: null });
    } else {
      await changeReview(tx, row.id, { ...sent, ...columnsOf(body), ...undecided, status: 'pending' });
    }
    for (const id of before.media) if (!body.media.includes(id)) await cleanup.sweepLater(tx, id);
  }

  /**
   * Writes or edits a review, which is pending then. Identical submissions change nothing.
   * @param prepare validates the submission, in the same transaction
   * @throws AppError `unauthenticated`, `too_many_requests`, and what `prepare` throws
   */
  async function write(
    { userId }: Actor,
    origin: Origin,
    { now, lang }: RequestContext,
    prepare: (tx: Db, author: Author) => Promise<Prepared>,
  ): Promise<OwnReview> {
    const network = origin.network === undefined ? null : await hash(`review network ${origin.network}`);
    const row = await db.transaction().execute(async (tx) => {
      // Serialized: concurrent submissions of a member create one review.
      const author = await holdAuthor(tx, userId);
      if (!author) throw new AppError('unauthenticated');
      const { subject, before, body } = await prepare(tx, author);
      const isSame = before && before.status !== 'rejected' && canonical(bodyOf(before)) === canonical(body);
      if (isSame) return before;
      await takeReview(`user ${userId}`);
      if (before) await change(tx, before, body, { network, now });
      else
        await addReview(tx, {
          ...subjectColumns(subject),
          author_id: userId,
          ...columnsOf(body),
          wording: wordingOf(body.text),
          network,
          created_at: now,
          sent_at: now,
        });
      return readOwn(tx, subject, userId);
    });
    if (!row) throw new AppError('not_found');
    return present(row, lang);
  }

  /**
   * Writes or edits a review of a business.
   * @throws AppError `not_found`, `gone`, `invalid_fields`, and as `write` and `requireMayWrite`
   */
  const send = (actor: Actor, id: number, sent: SendReview, origin: Origin, context: RequestContext) =>
    write(actor, origin, context, async (tx, author) => {
      const subject = { kind: 'business', id } as const;
      const business = await requireSubject(tx, subject, context.now);
      requireMayWrite(author, barrierOf(author, business, context.now));
      const before = await lockOwn(tx, subject, author.id);
      const body = await examine(tx, sent, { business, before, userId: author.id }, context);
      return { subject, before, body };
    });

  /** Deletes a member's review with its replies, votes and reports. Idempotent. */
  async function remove({ userId }: Actor, subject: ReviewSubject): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockOwn(tx, subject, userId);
      if (!row) return;
      await deleteReview(tx, row.id);
      for (const mediaId of new Set([...row.media_ids, ...row.change_media_ids]))
        await cleanup.sweepLater(tx, mediaId);
    });
  }

  return { ownPart, present, write, send, remove };
}
export type Writing = ReturnType<typeof createWriting>;
