import { timingSafeEqual } from 'node:crypto';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ReviewTemplate } from '../../../contract/reasons.ts';
import { type ReviewMailSettings, stopReviewMails } from '../../../contract/review-mails.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { Mailer } from '../../mail/letter.ts';
import { pageIn } from '../listings/addresses.ts';
import type { VisitorHash } from '../reports/service.ts';
import { type NamedSubject, nameOfSubject, pathOfSubject, subjectOf } from './naming.ts';
import { readMails, switchMails } from './own-queries.ts';

export interface ReviewMailNeeds {
  db: Db;
  mailer: Mailer;
  hash: VisitorHash;
  publicUrl: string;
  cityCode: string;
}

/** The recipient. */
export interface Receiver {
  name: string;
  email: string;
  lang: Lang;
  banned_at: Date | null;
  /** Whether they receive optional emails. */
  review_mails: boolean;
}

/** A review that was decided on, and its subject. */
type Decided = NamedSubject & { conversation_id: number | null };

const answeredKinds = { business: 'review-answered', member: 'member-review-answered' } as const;
const receivedKinds = { business: 'review-received', member: 'member-review-received' } as const;

export interface ReviewReason {
  template: ReviewTemplate | null;
  note: string | null;
}

/** Emails about reviews to authors and owners. Banned members receive none. */
export function createReviewMails({ db, mailer, hash, publicUrl, cityCode }: ReviewMailNeeds) {
  const titleOf = (of: NamedSubject, lang: Lang) => nameOfSubject(of, lang).text;
  const pageOf = (of: NamedSubject, lang: Lang, place: string) =>
    `${pageIn(publicUrl, pathOfSubject(of), lang)}#${place}`;
  const kindOf = (of: NamedSubject) => subjectOf(of).kind;

  /**
   * Where authors find their own review: a review of a member is in the conversation, since not every member has a
   * page.
   */
  const ownOf = (of: NamedSubject & { conversation_id: number | null }, lang: Lang, place: string) =>
    of.conversation_id === null
      ? pageOf(of, lang, place)
      : `${pageIn(publicUrl, `/messages/${of.conversation_id}`, lang)}#review`;

  /** The token that unsubscribes a member: it authorizes nothing else, and never expires. */
  async function tokenOf(userId: number): Promise<string> {
    return `${userId}-${(await hash(`review mails ${userId}`)).toString('base64url')}`;
  }

  async function leaving(userId: number, lang: Lang) {
    const token = await tokenOf(userId);
    const address = endpointAddress({ city: cityCode, lang, cityId: 0 }, stopReviewMails);
    return {
      leaveLink: `${pageIn(publicUrl, '/Newsletter', lang)}#reviews=${token}`,
      oneClickLeave: `${publicUrl}${address}?token=${token}`,
    };
  }

  return {
    /** A review or its revision is published. */
    async approved(tx: Db, to: Receiver & Decided): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const link = ownOf(to, lang, 'reviews');
      const letter = { kind: 'review-approved', of: kindOf(to) } as const;
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { ...letter, name, title: titleOf(to, lang), link },
      });
    },
    /** A review or its revision is rejected: it can be edited. */
    async rejected(tx: Db, to: Receiver & Decided, why: ReviewReason, isChange: boolean): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const reason = reasonWords(why, lang) ?? '';
      const link = ownOf(to, lang, 'write-review');
      const letter = { kind: 'review-rejected', of: kindOf(to), isChange } as const;
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { ...letter, name, title: titleOf(to, lang), reason, link },
      });
    },
    /** A published review is removed: the email links to where its author can object. */
    async removed(tx: Db, to: Receiver & Decided, why: ReviewReason): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const reason = reasonWords(why, lang) ?? '';
      const link = pageIn(publicUrl, `/Contact?about=${encodeURIComponent(pathOfSubject(to))}`, lang);
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-removed', of: kindOf(to), name, title: titleOf(to, lang), reason, link },
      });
    },
    /** The reviewed owner or member replied. */
    async answered(tx: Db, to: Receiver & NamedSubject & { author_id: number }): Promise<void> {
      const { name, email, lang, banned_at, review_mails, author_id } = to;
      if (banned_at || !review_mails) return;
      const { leaveLink, oneClickLeave } = await leaving(author_id, lang);
      const link = pageOf(to, lang, 'reviews');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: answeredKinds[kindOf(to)], name, title: titleOf(to, lang), link, leaveLink },
        oneClickLeave,
      });
    },
    /** The owner's business, or the member, has a new review. Not sent if there is no page to read it on. */
    async received(tx: Db, owner: Receiver & { id: number }, about: NamedSubject): Promise<void> {
      const { name, email, lang, banned_at, review_mails, id } = owner;
      if (banned_at || !review_mails || about.member_has_page === false) return;
      const { leaveLink, oneClickLeave } = await leaving(id, lang);
      const link = pageOf(about, lang, 'reviews');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: receivedKinds[kindOf(about)], name, title: titleOf(about, lang), link, leaveLink },
        oneClickLeave,
      });
    },
    /** Unsubscribes the member with this token. @returns false if there is no such token */
    async stop(token: string): Promise<boolean> {
      const userId = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
      if (!Number.isSafeInteger(userId)) return false;
      const [given, right] = [Buffer.from(token), Buffer.from(await tokenOf(userId))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return switchMails(db, userId, false);
    },
    /** A member's setting. @throws AppError `unauthenticated` if the account is deleted */
    async read({ userId }: Actor): Promise<ReviewMailSettings> {
      const row = await readMails(db, userId);
      if (!row) throw new AppError('unauthenticated');
      return { mails: row.review_mails };
    },
    /** @throws AppError `unauthenticated` if the account is deleted */
    async save({ userId }: Actor, { mails }: ReviewMailSettings): Promise<ReviewMailSettings> {
      if (!(await switchMails(db, userId, mails))) throw new AppError('unauthenticated');
      return { mails };
    },
  };
}
export type ReviewMails = ReturnType<typeof createReviewMails>;
