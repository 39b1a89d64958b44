import type { ListingKind } from '../../contract/categories.ts';
import type { TransferKind } from '../../contract/transfers.ts';

export { type TransferKind, transferKinds as kindNames } from '../../contract/transfers.ts';

export const listingKindOf: Record<TransferKind, ListingKind> = {
  businesses: 'business',
  rents: 'rental',
  jobs: 'job',
  products: 'product',
};

/** What a text of a mapping becomes before the contract checks it. */
export type FieldType = 'text' | 'number' | 'switch' | 'json' | 'list' | 'date';

const shared = {
  lang: 'text',
  /** In whichever language it is written, told by its letters. */
  title: 'text',
  titleEn: 'text',
  titleAr: 'text',
  description: 'text',
  descriptionEn: 'text',
  descriptionAr: 'text',
  phone: 'text',
  verified: 'switch',
  /** Published unless told. */
  status: 'text',
  publishedAt: 'date',
  expiresAt: 'date',
} as const;
const address = { street: 'text', zip: 'text', lat: 'number', lng: 'number' } as const;
const poster = { email: 'text', anonymous: 'switch' } as const;

/**
 * What people came to say of their posts later. What a mapping does not name of these stays as it is in a listing that
 * is there: the lists of others know nothing of them, and people have filled them in since.
 */
export const laterFields = {
  businesses: {
    specialHours: 'json',
    temporarilyClosed: 'switch',
    closedUntil: 'text',
    priceRange: 'number',
    paymentMethods: 'list',
    languages: 'list',
    halal: 'json',
    accessibility: 'list',
  },
  rents: {
    availableFrom: 'text',
    depositCents: 'number',
    fees: 'json',
    utilities: 'list',
    furnished: 'switch',
    leaseMinMonths: 'number',
    leaseMaxMonths: 'number',
    pets: 'text',
    laundry: 'text',
    parking: 'text',
    subwayLines: 'list',
  },
  jobs: {
    workplace: 'text',
    applyUrl: 'text',
    closingDate: 'text',
    languages: 'list',
    smallEmployer: 'switch',
  },
  products: { mileage: 'number', negotiable: 'switch', delivery: 'switch', reserved: 'switch' },
} as const satisfies Record<TransferKind, Record<string, FieldType>>;

/** The fields of each kind by the names of the contract, where that has one. */
export const fieldsOf = {
  businesses: {
    ...shared,
    ...address,
    categories: 'list',
    email: 'text',
    whatsapp: 'text',
    website: 'text',
    social: 'json',
    services: 'json',
    hours: 'json',
    ...laterFields.businesses,
  },
  rents: {
    ...shared,
    ...address,
    ...poster,
    categories: 'list',
    postType: 'text',
    accommodation: 'text',
    priceCents: 'number',
    areaSqFt: 'number',
    bedrooms: 'number',
    bathrooms: 'number',
    bathroomShared: 'switch',
    gender: 'text',
    ...laterFields.rents,
  },
  jobs: {
    ...shared,
    ...poster,
    categories: 'list',
    postType: 'text',
    jobType: 'text',
    salaryMinCents: 'number',
    salaryMaxCents: 'number',
    salaryType: 'text',
    company: 'text',
    location: 'text',
    experience: 'text',
    portfolioUrl: 'text',
    ...laterFields.jobs,
  },
  products: {
    ...shared,
    ...poster,
    categories: 'list',
    type: 'text',
    postType: 'text',
    condition: 'text',
    year: 'number',
    color: 'text',
    brand: 'text',
    model: 'text',
    priceCents: 'number',
    ...laterFields.products,
  },
} as const satisfies Record<TransferKind, Record<string, FieldType>>;

type Keys<T> = T extends unknown ? keyof T : never;
export type FieldName = Keys<(typeof fieldsOf)[TransferKind]> & string;

export const fieldNames = [
  ...new Set(Object.values(fieldsOf).flatMap((fields) => Object.keys(fields))),
] as FieldName[];
