import type { Point } from '../../../../contract/places.ts';
import type { Fee } from '../../../../contract/rentals.ts';
import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Poster } from '../../../posting/form/plan.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';

/** A fee as typed. */
export type TypedFee = Omit<Fee, 'amountCents'> & { amountCents: TypedNumber };

/** The values of the rental form, for offered and wanted ones. */
export interface RentalValues {
  postType: string;
  title: string;
  accommodationType: string;
  city: number | null;
  location: string;
  zipCode: string;
  mapLocation: Point | null;
  /** US cents per month. */
  priceCents: TypedNumber;
  areaSqFt: TypedNumber;
  bedrooms: TypedNumber;
  bathrooms: TypedNumber;
  bathroomShared: boolean;
  gender: string;
  description: string;
  images: readonly PostPhoto[];
  availableFrom: string;
  depositCents: TypedNumber;
  /** Null: not specified yet; empty: there are no other fees. */
  fees: readonly TypedFee[] | null;
  utilities: readonly string[];
  furnished: boolean | null;
  leaseMinMonths: TypedNumber;
  leaseMaxMonths: TypedNumber;
  pets: string;
  laundry: string;
  parking: string;
  subwayLines: readonly string[];
  phone: string;
  email: string;
  anonymous: boolean;
}

export function startRental(postType: 'offer' | 'wanted', { email, phone }: Poster): RentalValues {
  return {
    postType,
    title: '',
    accommodationType: '',
    city: null,
    location: '',
    zipCode: '',
    mapLocation: null,
    priceCents: null,
    areaSqFt: null,
    bedrooms: null,
    bathrooms: null,
    bathroomShared: false,
    gender: '',
    description: '',
    images: [],
    availableFrom: '',
    depositCents: null,
    fees: null,
    utilities: [],
    furnished: null,
    leaseMinMonths: null,
    leaseMaxMonths: null,
    pets: '',
    laundry: '',
    parking: '',
    subwayLines: [],
    phone,
    email,
    anonymous: false,
  };
}
