/* Values of reviews, and the months that they may be about. Imports no schema, so that any page can use it. */

/** Pending; published; rejected or removed; hidden because its author is banned. */
export const reviewStatuses = ['pending', 'approved', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const starValues = [5, 4, 3, 2, 1] as const;

/** The type of subject: a business, or a member who posts. */
export const reviewSubjects = ['business', 'member'] as const;
export type ReviewSubjectKind = (typeof reviewSubjects)[number];

/** Why a review is reported. */
export const reviewReportReasons = ['untrue', 'paid', 'offensive', 'private'] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** A service that the business does not list. */
export const otherPurpose = 'other';

/** Why a member cannot review a business or another member. */
export const reviewBarriers = ['address', 'newAccount', 'ownBusiness', 'self', 'noContact'] as const;
export type ReviewBarrier = (typeof reviewBarriers)[number];

/** Signals about a review. A signal never decides. */
export const reviewSignals = [
  'newAccount',
  'copied',
  'sameNetwork',
  'sameDevice',
  'ownersNetwork',
  'burst',
  'insult',
  'link',
  'contact',
  'banned',
] as const;
export type ReviewSignalCode = (typeof reviewSignals)[number];

/**
 * The lists of the back office: pending, reported, decided, or the last review of each subject whose average is
 * frozen.
 */
export const managedReviewLists = ['waiting', 'reported', 'frozen', 'approved', 'rejected'] as const;
export type ManagedReviewList = (typeof managedReviewLists)[number];

/**
 * The months that a review may be about, the latest first.
 * @param date of the city, `2026-11-23`
 * @returns `2026-11`, `2026-10`, …
 */
export function visitMonths(date: string, count: number): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
