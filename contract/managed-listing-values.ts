import type { ListingStatus } from './categories.ts';

/* What reports, claims and the listing desk distinguish. Knows no schema, so that any page may ask. */

/** What a visitor may find wrong with a listing. */
export const reportReasons = ['scam', 'wrong', 'offensive', 'duplicate', 'unavailable', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Waits; was found to be nothing; led to the listing being taken down. */
export const reportStatuses = ['open', 'dismissed', 'upheld'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What the team took down is `closed` to everybody else. */
export const managedListingStatuses = [
  'pending',
  'published',
  'rejected',
  'expired',
  'closed',
  'taken_down',
] as const satisfies readonly (ListingStatus | 'taken_down')[];
export type ManagedListingStatus = (typeof managedListingStatuses)[number];

/** By what the team can see that a business is whose who claims it. */
export const claimWays = ['phone', 'email', 'document'] as const;
export type ClaimWay = (typeof claimWays)[number];

export const claimStatuses = ['pending', 'approved', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
