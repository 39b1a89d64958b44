import type { ListingKind } from './categories.ts';
import type { OwnPostKind } from './my-posts.ts';

/* The names that one kind of post goes by. Knows no schema, so that any page may ask. */

/** The kind of a listing behind a kind of post. */
export const listingKindOf: Record<OwnPostKind, ListingKind> = {
  business: 'business',
  product: 'product',
  rent: 'rental',
  job: 'job',
  event: 'event',
};

export const ownKindOf = {
  business: 'business',
  product: 'product',
  rental: 'rent',
  job: 'job',
  event: 'event',
} as const satisfies Record<ListingKind, OwnPostKind>;

/** Its folder below the base of the API. */
export const postFolders = {
  business: 'businesses',
  product: 'products',
  rent: 'rents',
  job: 'jobs',
  event: 'events',
} as const satisfies Record<OwnPostKind, string>;
export type PostFolder = (typeof postFolders)[OwnPostKind];

export const kindOfFolder = {
  businesses: 'business',
  products: 'product',
  rents: 'rent',
  jobs: 'job',
  events: 'event',
} as const satisfies Record<PostFolder, OwnPostKind>;

/** What comes before the number in the address of its page, as the specification spells it. */
export const postPages = {
  business: '/MarketProfile',
  product: '/Show-Product',
  rent: '/Rent',
  job: '/show-job',
  event: '/Event',
} as const satisfies Record<OwnPostKind, string>;

/** The page where members find their own, as the specification spells it. */
export const ownPages: Record<OwnPostKind, string> = {
  business: '/my-business',
  product: '/my-product',
  rent: '/my-housing',
  job: '/my-job',
  event: '/my-event',
};

/** The address of the form that changes a post, at the field that needs it. */
export const formPath = (kind: OwnPostKind, id: number, field: string | null = null): string =>
  `/form/${kind}?id=${id}${field ? `&field=${field}` : ''}`;
