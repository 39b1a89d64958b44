/* What reviews distinguish, and the months that they are of. Knows no schema, so that any page may import it. */

/** Waits for a moderator; everybody sees it; was refused or removed; its author is banned. */
export const reviewStatuses = ['pending', 'approved', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const starValues = [5, 4, 3, 2, 1] as const;

/** What a review is of: a business, or a member who posts. */
export const reviewSubjects = ['business', 'member'] as const;
export type ReviewSubjectKind = (typeof reviewSubjects)[number];

/** What somebody may find wrong with a review. */
export const reviewReportReasons = ['untrue', 'paid', 'offensive', 'private'] as const;
export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** What somebody came for that the business does not list. */
export const otherPurpose = 'other';

/** Why a member cannot review a business or another member. */
export const reviewBarriers = ['address', 'newAccount', 'ownBusiness', 'self', 'noContact'] as const;
export type ReviewBarrier = (typeof reviewBarriers)[number];

/** What a review is looked at for. A sign of something is never a decision. */
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
 * What the back office lists: what waits, what was reported, what was decided, or the last review of each business
 * whose average is frozen.
 */
export const managedReviewLists = ['waiting', 'reported', 'frozen', 'approved', 'rejected'] as const;
export type ManagedReviewList = (typeof managedReviewLists)[number];

/**
 * The months that a review may be of, the latest first.
 * @param date of the city, `2026-11-23`
 * @returns `2026-11`, `2026-10`, …
 */
export function visitMonths(date: string, count: number): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
