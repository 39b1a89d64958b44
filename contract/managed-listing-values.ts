import type { ListingStatus } from './categories.ts';

/* The values of reports, claims and the listing desk. Contains no schema, so that any page may import it. */

/** Reasons to report a listing. */
export const reportReasons = [
  'scam',
  'wrong',
  'offensive',
  'duplicate',
  'unavailable',
  'translation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Pending; dismissed; led to a takedown. */
export const reportStatuses = ['open', 'dismissed', 'upheld'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A listing taken down by the team is `closed` for everyone else. */
export const managedListingStatuses = [
  'pending',
  'published',
  'rejected',
  'expired',
  'closed',
  'taken_down',
] as const satisfies readonly (ListingStatus | 'taken_down')[];
export type ManagedListingStatus = (typeof managedListingStatuses)[number];

/** The evidence for the ownership of a claimed business. */
export const claimWays = ['phone', 'email', 'document'] as const;
export type ClaimWay = (typeof claimWays)[number];

export const claimStatuses = ['pending', 'approved', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
