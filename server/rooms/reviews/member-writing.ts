import { AppError } from '../../../contract/errors.ts';
import type { OwnPartOfMember, SendMemberReview } from '../../../contract/member-reviews.ts';
import type { ReviewBarrier } from '../../../contract/review-values.ts';
import type { OwnPart } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { cityDay } from '../listings/city-day.ts';
import { lockOwn, readAuthor, readOwn } from './own-queries.ts';
import { barrierOf, mayWriteFrom, requireMayWrite, type Writer } from './policy.ts';
import { type ContactRow, type ReviewSubject, readContact, readLastContact } from './subject-queries.ts';
import { languageOf } from './wording.ts';
import type { Origin, Writing } from './writing.ts';

/**
 * Reviews of posters, by members who contacted them. Proof of contact is a conversation about a post under its
 * owner's name in which both sides wrote.
 */
export function createMemberWriting(db: Db, { ownPart, present, write, remove }: Writing) {
  /** @throws AppError `not_found` unless the caller is one of the two sides */
  async function contactOf(tx: Db, userId: number, id: number): Promise<ContactRow> {
    const contact = await readContact(tx, userId, id);
    if (!contact) throw new AppError('not_found');
    return contact;
  }

  /** The member whom the other side of a conversation reviews; null if it is no proof of contact. */
  function reviewedBy({ is_proved, is_own_post, is_banned, owner_id }: ContactRow): ReviewSubject | null {
    if (!is_proved || is_own_post || is_banned || owner_id === null) return null;
    return { kind: 'member', id: owner_id };
  }

  const barrierTo = (author: Writer, subject: ReviewSubject | null, now: Date): ReviewBarrier | null =>
    subject ? barrierOf(author, { kind: subject.kind, owner_id: subject.id }, now) : 'noContact';

  /** The relation of a member to the reviews of another one. @throws AppError `not_found`, `gone` */
  async function ownPartOfMember(
    actor: Actor,
    id: number,
    context: RequestContext,
  ): Promise<OwnPartOfMember> {
    const [part, conversationId] = await Promise.all([
      ownPart(actor, { kind: 'member', id }, context),
      readLastContact(db, actor.userId, id),
    ]);
    const barrier = part.barrier ?? (conversationId === null ? 'noContact' : null);
    return { ...part, barrier, conversationId };
  }

  /** The caller's review of the other side of a conversation. @throws AppError `not_found` */
  async function partnerReview(
    { userId }: Actor,
    id: number,
    { lang, now }: RequestContext,
  ): Promise<Pick<OwnPart, 'review' | 'barrier' | 'from'>> {
    const [contact, author] = await Promise.all([contactOf(db, userId, id), readAuthor(db, userId)]);
    if (!author) throw new AppError('unauthenticated');
    const subject = reviewedBy(contact);
    const barrier = barrierTo(author, subject, now);
    const row = subject && (await readOwn(db, subject, userId));
    return {
      review: row ? await present(row, lang) : null,
      barrier,
      from: barrier === 'newAccount' ? mayWriteFrom(author).toISOString() : null,
    };
  }

  /** @throws AppError `not_found`, and as `write` and `requireMayWrite` */
  const sendPartnerReview = (
    actor: Actor,
    id: number,
    { stars, text }: SendMemberReview,
    origin: Origin,
    context: RequestContext,
  ) =>
    write(actor, origin, context, async (tx, author) => {
      const contact = await contactOf(tx, author.id, id);
      const subject = reviewedBy(contact);
      requireMayWrite(author, barrierTo(author, subject, context.now));
      if (!subject) throw new AppError('no_contact');
      const before = await lockOwn(tx, subject, author.id);
      const visited = `${cityDay(contact.last_at).slice(0, 7)}-01`;
      const said = { stars, text, lang: languageOf(text), cameFor: [], media: [] };
      return { subject, before, body: { ...said, visited, conversationId: id } };
    });

  /**
   * Deletes the caller's review of the other side, whichever conversation it was written from. @throws AppError
   * `not_found`
   */
  async function removePartnerReview(actor: Actor, id: number): Promise<void> {
    const { owner_id, is_own_post } = await contactOf(db, actor.userId, id);
    if (owner_id !== null && !is_own_post) await remove(actor, { kind: 'member', id: owner_id });
  }

  return { ownPartOfMember, partnerReview, sendPartnerReview, removePartnerReview };
}
