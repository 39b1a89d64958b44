import type { ClaimDetail, ClaimItem, ClaimList, ClaimsQuery, SendClaim } from '../../../contract/claims.ts';
import { AppError } from '../../../contract/errors.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { ownPages } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import { note } from '../audit/service.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { presentPicture, presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import { requirePublished } from '../listings/reading.ts';
import { readRows } from '../listings/row-snapshot-queries.ts';
import type { ManagedListings } from '../managed-listings/service.ts';
import { markVerified, posterOf } from '../managed-listings/service.ts';
import type { Cleanup } from '../media/service.ts';
import { listingPath } from '../sitemap/service.ts';
import {
  addClaim,
  type ClaimReason,
  type ClaimRow,
  type Decision,
  giveBusiness,
  hasWaiting,
  holdDocument,
  type LockedClaim,
  lockBusiness,
  lockClaim,
  lockRivals,
  readClaim,
  readClaims,
  readDocument,
  readListingOf,
  readOthers,
  readWaiting,
  writeDecision,
} from './queries.ts';
import { storeBeforeClaim } from './release-queries.ts';

export { ownClaims } from './own.ts';
export { addClaim, listingOfSource } from './queries.ts';
export { releaseAllOf, releaseClaimed } from './release.ts';

export interface ClaimsNeeds {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  managedListings: ManagedListings;
  cleanup: Pick<Cleanup, 'sweepNow'>;
  /** Rate limits claims; the key is the member. */
  takeOne: TakeOne;
  now: () => Date;
}

type Business = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>;

/** Claims of members to unclaimed businesses, decided by admins. */
export function createClaims({ db, mailer, publicUrl, managedListings, cleanup, takeOne, now }: ClaimsNeeds) {
  /**
   * Stores a claim as pending.
   * @throws AppError `not_found`, `gone`, `not_claimable` if there is an owner, `claim_waits` for a second one of
   * the same member, `invalid_fields` for a picture of another member, `too_many_requests`
   */
  async function send(actor: Actor, id: number, claim: SendClaim, lang: Lang): Promise<void> {
    const { userId } = actor;
    const at = now();
    await db.transaction().execute(async (tx) => {
      const business = requirePublished(await lockBusiness(tx, id), at);
      if (business.owner_id !== null) throw new AppError('not_claimable');
      if (await hasWaiting(tx, id, userId)) throw new AppError('claim_waits');
      const document = claim.document ?? null;
      if (document !== null && !(await holdDocument(tx, userId, document)))
        throw fieldError('document', 'field.media_unknown', lang);
      await takeOne(`user ${userId}`);
      const { who, way, detail } = claim;
      await addClaim(tx, {
        listing_id: id,
        user_id: userId,
        who,
        way,
        detail,
        media_id: document,
        created_at: at,
      });
    });
  }

  async function present(rows: ClaimRow[], lang: Lang): Promise<ClaimItem[]> {
    const ids = [...new Set(rows.map(({ listing_id }) => listing_id))];
    const pictures = await readPictures(db, ids, ['logo', 'cover', 'main']);
    return rows.map((row) => {
      const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
      const own = pictures.filter(({ listing_id }) => listing_id === row.listing_id);
      const { cover, main, logo } = presentPictures(own, lang);
      return {
        id: row.id,
        status: row.status,
        at: row.created_at.toISOString(),
        way: row.way,
        business: {
          id: row.listing_id,
          title: title.text,
          lang: title.lang,
          photo: cover[0] ?? main[0] ?? logo[0] ?? null,
        },
        member: { id: row.user_id, name: row.user_name },
        others: row.others ?? 0,
      };
    });
  }

  /** A page of claims: pending ones in order, decided ones newest first. @throws AppError `invalid_cursor` */
  async function list({ status, after, limit }: ClaimsQuery, { lang }: RequestContext): Promise<ClaimList> {
    const sort = `claims-${status}`;
    const rows = await readClaims(db, status, decodeCursor(after, sort)?.id, limit);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: await present(page, lang),
      meta: { next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null },
    };
  }

  /** One claim with all data needed to decide it. @throws AppError `not_found` */
  async function detail(id: number, context: RequestContext): Promise<ClaimDetail> {
    const row = await readClaim(db, id);
    if (!row) throw new AppError('not_found');
    const [whole, member, others, document] = await Promise.all([
      managedListings.detail(row.listing_id, context),
      posterOf(db, row.user_id, context),
      readOthers(db, row.listing_id, id),
      row.media_id === null ? undefined : readDocument(db, row.media_id),
    ]);
    const { reports: _reports, poster: _poster, ...business } = whole;
    const [[claim], rivals] = await Promise.all([
      present([row], context.lang),
      present(others, context.lang),
    ]);
    if (!member || !claim) throw new AppError('not_found');
    const { email, phone, email_confirmed_at } = row;
    return {
      claim: {
        ...claim,
        who: row.who,
        detail: row.detail,
        document: document ? presentPicture({ ...document, alt_en: null, alt_ar: null }, context.lang) : null,
        reason: reasonWords({ template: row.template, note: row.reason }, context.lang),
        decidedAt: row.decided_at?.toISOString() ?? null,
      },
      business,
      member: { ...member, email, emailConfirmed: email_confirmed_at !== null, phone },
      others: rivals,
    };
  }

  /** A pending claim and its business, both locked. */
  async function take(tx: Db, id: number): Promise<{ claim: LockedClaim; business: Business }> {
    const found = await readListingOf(tx, id);
    // Locks the business before its claims, in the same order as submission.
    const business = found && (await lockBusiness(tx, found.listing_id));
    const claim = business && (await lockClaim(tx, id));
    if (!claim) throw new AppError('not_found');
    if (claim.status !== 'pending') throw new AppError('already_decided');
    return { claim, business };
  }

  async function notify(
    tx: Db,
    claim: LockedClaim,
    letter: (name: string, lang: Lang) => Letter,
  ): Promise<void> {
    const { email, name, lang, banned_at } = claim;
    if (banned_at === null) await mailer.send(tx, { to: email, lang, letter: letter(name, lang) });
  }

  const titleOf = ({ title_en, title_ar }: Business, lang: Lang) =>
    pickText(eitherOf(title_en, title_ar), lang).text;

  async function refuse(
    tx: Db,
    claim: LockedClaim,
    business: Business,
    { why, by, at }: Omit<Decision, 'status'>,
  ): Promise<void> {
    await writeDecision(tx, claim.id, { status: 'rejected', why, by, at });
    if (claim.media_id !== null) await cleanup.sweepNow(tx, claim.media_id);
    await note(tx, {
      actorId: by,
      action: 'claim.reject',
      subject: 'claim',
      subjectId: claim.id,
      before: { status: 'pending' },
      after: {
        status: 'rejected',
        business: business.id,
        ...(why && { template: why.template, reason: why.note }),
      },
    });
    await notify(tx, claim, (name, lang) => ({
      kind: 'claim-rejected',
      name,
      title: titleOf(business, lang),
      reason: why && reasonWords(why, lang),
      link: pageIn(publicUrl, listingPath('business', business), lang),
    }));
  }

  /**
   * Assigns a business to the member, who may edit it; competing claims are rejected.
   * @param verified sets the verified mark, which is otherwise unchanged
   * @throws AppError `not_found`, `already_decided`, `not_claimable`, `claimant_banned`
   */
  async function approve(id: number, { userId }: Actor, verified: boolean): Promise<void> {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const { claim, business } = await take(tx, id);
      if (business.owner_id !== null) throw new AppError('not_claimable');
      if (claim.banned_at !== null) throw new AppError('claimant_banned');
      const body = await readRows(tx, 'business', business.id);
      await storeBeforeClaim(tx, business.id, { verified: business.verified, body }, at);
      await giveBusiness(tx, business.id, claim.user_id, at);
      if (verified) await markVerified(tx, business.id, true, at);
      await writeDecision(tx, id, { status: 'approved', why: null, by: userId, at });
      if (claim.media_id !== null) await cleanup.sweepNow(tx, claim.media_id);
      const rivals = await lockRivals(tx, business.id, id);
      await note(tx, {
        actorId: userId,
        action: 'claim.approve',
        subject: 'claim',
        subjectId: id,
        before: { status: 'pending', owner: null, verified: business.verified },
        after: {
          status: 'approved',
          business: business.id,
          owner: claim.user_id,
          verified: verified || business.verified,
        },
      });
      await notify(tx, claim, (name, lang) => ({
        kind: 'claim-approved',
        name,
        title: titleOf(business, lang),
        link: pageIn(publicUrl, ownPages.business, lang),
      }));
      for (const rival of rivals) await refuse(tx, rival, business, { why: null, by: userId, at });
    });
  }

  /** Rejects a claim with a reason for the member. @throws AppError `not_found`, `already_decided` */
  async function reject(id: number, { userId }: Actor, why: ClaimReason): Promise<void> {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const { claim, business } = await take(tx, id);
      await refuse(tx, claim, business, { why, by: userId, at });
    });
  }

  return { send, list, detail, approve, reject, waiting: (at: Date) => readWaiting(db, at) };
}
export type Claims = ReturnType<typeof createClaims>;
