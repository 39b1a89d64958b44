import { AppError } from '../../../contract/errors.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { requirePublished } from '../listings/reading.ts';
import { type ReviewSubject, readBusiness, readReviewedMember } from './subject-queries.ts';

/** A business or a member with public reviews. */
export interface ReviewedSubject extends ReviewSubject {
  /** The member who may reply and may not review. */
  owner_id: number | null;
  services: readonly Either[];
  review_count: number;
  rating: number | null;
  frozen_since: Date | null;
}

/** @throws AppError `not_found`, `gone` */
export async function requireSubject(db: Db, subject: ReviewSubject, now: Date): Promise<ReviewedSubject> {
  const { id } = subject;
  if (subject.kind === 'business') {
    const { services, ...business } = requirePublished(await readBusiness(db, id), now);
    return { ...business, ...subject, services: services ?? [] };
  }
  const member = await readReviewedMember(db, id);
  if (member?.banned_at && member.public_page) throw new AppError('gone');
  if (!member?.has_page) throw new AppError('not_found');
  return { ...member, ...subject, owner_id: id, services: [] };
}
