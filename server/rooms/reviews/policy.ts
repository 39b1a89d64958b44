import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { ReviewBarrier } from '../../../contract/review-values.ts';

const day = 86_400_000;

export interface Writer {
  id: number;
  email_confirmed_at: Date | null;
  banned_at: Date | null;
  created_at: Date;
}

/** When an account is old enough to review. */
export const mayWriteFrom = ({ created_at }: Pick<Writer, 'created_at'>): Date =>
  new Date(created_at.getTime() + limits.reviews.accountDays * day);

/** Why somebody cannot review a business; null where they can. */
export function barrierOf(
  writer: Writer,
  business: { owner_id: number | null },
  now: Date,
): ReviewBarrier | null {
  if (business.owner_id === writer.id) return 'ownBusiness';
  if (writer.email_confirmed_at === null) return 'address';
  return mayWriteFrom(writer) > now ? 'newAccount' : null;
}

const refusals = {
  ownBusiness: 'own_business',
  address: 'address_unproved',
  newAccount: 'account_too_new',
} as const satisfies Record<ReviewBarrier, string>;

/** @throws AppError `banned`, `own_business`, `address_unproved`, `account_too_new` */
export function requireMayWrite(writer: Writer, business: { owner_id: number | null }, now: Date): void {
  if (writer.banned_at) throw new AppError('banned');
  const barrier = barrierOf(writer, business, now);
  if (barrier) throw new AppError(refusals[barrier]);
}

/** Whether an owner may still change an answer. */
export const canChangeAnswer = (answeredAt: Date, now: Date): boolean =>
  now.getTime() - answeredAt.getTime() < limits.reviews.answerDays * day;
