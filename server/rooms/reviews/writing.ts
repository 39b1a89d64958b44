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
import { requirePublished } from '../listings/reading.ts';
import type { Cleanup } from '../media/service.ts';
import type { VisitorHash } from '../reports/service.ts';
import {
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
import { type ReviewedBusiness, readBusiness, readPhotos } from './queries.ts';
import { languageOf, wordingOf } from './wording.ts';

export interface WritingNeeds {
  db: Db;
  cleanup: Pick<Cleanup, 'sweepLater'>;
  hash: VisitorHash;
  /** Refuses who writes too much; its key is the member. */
  takeReview: TakeOne;
}

/** Where somebody writes from. */
export interface Origin {
  /** Undefined where networks are not known. */
  network: string | undefined;
}

/** What members write about businesses, and change later. */
export function createWriting({ db, cleanup, hash, takeReview }: WritingNeeds) {
  async function present(row: OwnRow, lang: Lang): Promise<OwnReview> {
    return presentOwn(row, await readPhotos(db, bodyOf(row).media), lang);
  }

  /** What a member has to do with the reviews of a business. @throws AppError `not_found`, `gone` */
  async function ownPart({ userId }: Actor, id: number, { lang, now }: RequestContext): Promise<OwnPart> {
    const [business, author, row, helpful] = await Promise.all([
      readBusiness(db, id),
      readAuthor(db, userId),
      readOwn(db, id, userId),
      readVotes(db, id, userId),
    ]);
    const shown = requirePublished(business, now);
    if (!author) throw new AppError('unauthenticated');
    const barrier = barrierOf(author, shown, now);
    return {
      review: row ? await present(row, lang) : null,
      barrier,
      from: barrier === 'newAccount' ? mayWriteFrom(author).toISOString() : null,
      isOwner: shown.owner_id === userId,
      helpful,
    };
  }

  /** What was sent, as it is stored. @throws AppError `invalid_fields` with all that is wrong at once */
  async function examine(
    tx: Db,
    sent: SendReview,
    { business, before, userId }: { business: ReviewedBusiness; before: OwnRow | undefined; userId: number },
    { lang, now }: RequestContext,
  ): Promise<ReviewBody> {
    const wrong: Record<string, MessageKey> = {};
    const earlier = before && bodyOf(before);
    // What they came for stays choosable though the business words its services anew.
    const known = [...(business.services ?? []), ...(earlier?.cameFor ?? [])];
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

  const columnsOf = ({ stars, cameFor, visited, text, lang, media }: ReviewBody) => ({
    stars,
    came_for: JSON.stringify(cameFor),
    visited,
    text,
    lang,
    media_ids: media,
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
   * Writes a review, or changes it: it waits for a moderator then. The same sent again changes nothing.
   * @throws AppError `not_found`, `gone`, `invalid_fields`, `too_many_requests`, and as `requireMayWrite`
   */
  async function send(
    { userId }: Actor,
    id: number,
    sent: SendReview,
    origin: Origin,
    context: RequestContext,
  ): Promise<OwnReview> {
    const { now, lang } = context;
    const network = origin.network === undefined ? null : await hash(`review network ${origin.network}`);
    const row = await db.transaction().execute(async (tx) => {
      // One after the other: two that a member sends at once make one review.
      const author = await holdAuthor(tx, userId);
      if (!author) throw new AppError('unauthenticated');
      const business = requirePublished(await readBusiness(tx, id), now);
      requireMayWrite(author, business, now);
      const before = await lockOwn(tx, id, userId);
      const body = await examine(tx, sent, { business, before, userId }, context);
      const isSame = before && before.status !== 'rejected' && canonical(bodyOf(before)) === canonical(body);
      if (isSame) return before;
      await takeReview(`user ${userId}`);
      if (before) await change(tx, before, body, { network, now });
      else
        await addReview(tx, {
          listing_id: id,
          author_id: userId,
          ...columnsOf(body),
          wording: wordingOf(body.text),
          network,
          created_at: now,
          sent_at: now,
        });
      return readOwn(tx, id, userId);
    });
    if (!row) throw new AppError('not_found');
    return present(row, lang);
  }

  /** Removes a member's review with all that others said of it; a second time changes nothing. */
  async function remove({ userId }: Actor, id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockOwn(tx, id, userId);
      if (!row) return;
      await deleteReview(tx, row.id);
      for (const mediaId of new Set([...row.media_ids, ...row.change_media_ids]))
        await cleanup.sweepLater(tx, mediaId);
    });
  }

  return { ownPart, send, remove };
}
