import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { ReviewBarrier, ReviewSubjectKind } from '../../../contract/review-values.ts';

const day = 86_400_000;

export interface Writer {
  id: number;
  email_confirmed_at: Date | null;
  banned_at: Date | null;
  created_at: Date;
}

/** The subject of a review, and its owner: a member owns their own reviews. */
export interface Reviewed {
  kind: ReviewSubjectKind;
  owner_id: number | null;
}

/** When an account is old enough to write reviews. */
export const mayWriteFrom = ({ created_at }: Pick<Writer, 'created_at'>): Date =>
  new Date(created_at.getTime() + limits.reviews.accountDays * day);

/** Why a member cannot review a subject of this owner; null if they can. */
export function barrierOf(writer: Writer, { kind, owner_id }: Reviewed, now: Date): ReviewBarrier | null {
  if (owner_id === writer.id) return kind === 'business' ? 'ownBusiness' : 'self';
  if (writer.email_confirmed_at === null) return 'address';
  return mayWriteFrom(writer) > now ? 'newAccount' : null;
}

const refusals = {
  ownBusiness: 'own_business',
  address: 'address_unproved',
  newAccount: 'account_too_new',
  self: 'no_contact',
  noContact: 'no_contact',
} as const satisfies Record<ReviewBarrier, string>;

/** @throws AppError `banned`, `own_business`, `address_unproved`, `account_too_new`, `no_contact` */
export function requireMayWrite(writer: Writer, barrier: ReviewBarrier | null): void {
  if (writer.banned_at) throw new AppError('banned');
  if (barrier) throw new AppError(refusals[barrier]);
}

/** Whether an owner may still edit a reply. */
export const canChangeAnswer = (answeredAt: Date, now: Date): boolean =>
  now.getTime() - answeredAt.getTime() < limits.reviews.answerDays * day;
