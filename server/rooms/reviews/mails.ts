import { timingSafeEqual } from 'node:crypto';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { AppError } from '../../../contract/errors.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { ReviewTemplate } from '../../../contract/reasons.ts';
import { type ReviewMailSettings, stopReviewMails } from '../../../contract/review-mails.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { Mailer } from '../../mail/letter.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import type { VisitorHash } from '../reports/service.ts';
import { listingPath } from '../sitemap/service.ts';
import { readMails, switchMails } from './own-queries.ts';

export interface ReviewMailNeeds {
  db: Db;
  mailer: Mailer;
  hash: VisitorHash;
  publicUrl: string;
  cityCode: string;
}

/** Who is written to. */
export interface Receiver {
  name: string;
  email: string;
  lang: Lang;
  banned_at: Date | null;
  /** Whether they want the mails that nobody has to get. */
  review_mails: boolean;
}

/** Which business a mail is about. */
interface About {
  listing_id: number;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
}

export interface ReviewReason {
  template: ReviewTemplate | null;
  note: string | null;
}

/** What authors and owners are told of reviews. Those who are banned are told nothing. */
export function createReviewMails({ db, mailer, hash, publicUrl, cityCode }: ReviewMailNeeds) {
  const titleOf = ({ title_en, title_ar }: About, lang: Lang) =>
    pickText(eitherOf(title_en, title_ar), lang).text;
  const pathOf = ({ listing_id, slug }: About) => listingPath('business', { id: listing_id, slug });
  const pageOf = (about: About, lang: Lang, place: string) =>
    `${pageIn(publicUrl, pathOf(about), lang)}#${place}`;

  /** What ends the mails of a member: it opens nothing else, and never expires. */
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
    /** A review, or a change of one, is published. */
    async approved(tx: Db, to: Receiver & About): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const link = pageOf(to, lang, 'reviews');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-approved', name, title: titleOf(to, lang), link },
      });
    },
    /** A review, or a change of one, is not published: it can be mended. */
    async rejected(tx: Db, to: Receiver & About, why: ReviewReason, isChange: boolean): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const reason = reasonWords(why, lang) ?? '';
      const link = pageOf(to, lang, 'write-review');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-rejected', name, title: titleOf(to, lang), isChange, reason, link },
      });
    },
    /** A published review is removed: the link leads to where its author may object. */
    async removed(tx: Db, to: Receiver & About, why: ReviewReason): Promise<void> {
      const { name, email, lang, banned_at } = to;
      if (banned_at) return;
      const reason = reasonWords(why, lang) ?? '';
      const link = pageIn(publicUrl, `/Contact?about=${encodeURIComponent(pathOf(to))}`, lang);
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-removed', name, title: titleOf(to, lang), reason, link },
      });
    },
    /** The owner answered. */
    async answered(tx: Db, to: Receiver & About & { author_id: number }): Promise<void> {
      const { name, email, lang, banned_at, review_mails, author_id } = to;
      if (banned_at || !review_mails) return;
      const { leaveLink, oneClickLeave } = await leaving(author_id, lang);
      const link = pageOf(to, lang, 'reviews');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-answered', name, title: titleOf(to, lang), link, leaveLink },
        oneClickLeave,
      });
    },
    /** The owner's business has a new review. */
    async received(tx: Db, owner: Receiver & { id: number }, about: About): Promise<void> {
      const { name, email, lang, banned_at, review_mails, id } = owner;
      if (banned_at || !review_mails) return;
      const { leaveLink, oneClickLeave } = await leaving(id, lang);
      const link = pageOf(about, lang, 'reviews');
      await mailer.send(tx, {
        to: email,
        lang,
        letter: { kind: 'review-received', name, title: titleOf(about, lang), link, leaveLink },
        oneClickLeave,
      });
    },
    /** Ends the mails of whoever has this token. @returns false: no such token */
    async stop(token: string): Promise<boolean> {
      const userId = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
      if (!Number.isSafeInteger(userId)) return false;
      const [given, right] = [Buffer.from(token), Buffer.from(await tokenOf(userId))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return switchMails(db, userId, false);
    },
    /** What a member chose. @throws AppError `unauthenticated` where the account is gone */
    async read({ userId }: Actor): Promise<ReviewMailSettings> {
      const row = await readMails(db, userId);
      if (!row) throw new AppError('unauthenticated');
      return { mails: row.review_mails };
    },
    /** @throws AppError `unauthenticated` where the account is gone */
    async save({ userId }: Actor, { mails }: ReviewMailSettings): Promise<ReviewMailSettings> {
      if (!(await switchMails(db, userId, mails))) throw new AppError('unauthenticated');
      return { mails };
    },
  };
}
export type ReviewMails = ReturnType<typeof createReviewMails>;
