import type { OwnPostKind } from './my-posts.ts';

/* Standard reasons of the team, with messages in both languages. Imports no schema, so that any page can use it. */

/** Why a post or a revision is not published. */
export const reasonTemplates = [
  'photos',
  'category',
  'duplicate',
  'incomplete',
  'contact',
  'price',
  'misleading',
  'rules',
] as const;
export type ReasonTemplate = (typeof reasonTemplates)[number];

/** Why a listing is taken down. */
export const takeDownTemplates = ['scam', 'wrong', 'offensive', 'duplicate', 'unavailable'] as const;
export type TakeDownTemplate = (typeof takeDownTemplates)[number];

/** Why the claim of a business is rejected. */
export const claimTemplates = ['noAnswer', 'noProof', 'another'] as const;
export type ClaimTemplate = (typeof claimTemplates)[number];

/** Why a review is rejected or removed. */
export const reviewTemplates = [
  'reviewOffTopic',
  'reviewInsult',
  'reviewPrivate',
  'reviewPaid',
  'reviewCopied',
] as const;
export type ReviewTemplate = (typeof reviewTemplates)[number];

export type StandardReason = ReasonTemplate | TakeDownTemplate | ClaimTemplate | ReviewTemplate;

const descriptions = {
  business: 'description',
  product: 'description',
  rent: 'description',
  job: 'description',
  event: 'description',
};

const fieldsMeant: Partial<Record<StandardReason, Partial<Record<OwnPostKind, string>>>> = {
  photos: { business: 'mainPhotos', product: 'images', rent: 'images', event: 'images' },
  category: {
    business: 'businessType',
    product: 'mainCategory',
    rent: 'accommodationType',
    job: 'category',
    event: 'category',
  },
  contact: descriptions,
  price: {
    business: 'priceRange',
    product: 'priceCents',
    rent: 'priceCents',
    job: 'salaryMinCents',
    event: 'priceCents',
  },
  misleading: descriptions,
};

/** The field of a post that a standard reason is about; null for the whole post. */
export const fieldMeant = (kind: OwnPostKind, template: StandardReason | null): string | null =>
  (template && fieldsMeant[template]?.[kind]) ?? null;
