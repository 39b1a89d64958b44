import { businessBaseSchema } from '../../contract/businesses.ts';
import { emailSchema } from '../../contract/contact-details.ts';
import { jobBaseSchema } from '../../contract/jobs.ts';
import { businessPostSchema } from '../../contract/posting/business.ts';
import { jobPostSchema } from '../../contract/posting/job.ts';
import { productPostSchema } from '../../contract/posting/product.ts';
import { rentalPostSchema } from '../../contract/posting/rental.ts';
import { productBaseSchema } from '../../contract/products.ts';
import { rentalBaseSchema } from '../../contract/rentals.ts';
import type { laterFields, TransferKind } from './fields.ts';

/** The fields that came later are checked as the forms of members check them. */
function later<K extends TransferKind, S extends Record<keyof (typeof laterFields)[K], unknown>>(
  _kind: K,
  fields: S,
): S {
  return fields;
}

const business = businessPostSchema.shape;
const rental = rentalPostSchema.in.shape;
const job = jobPostSchema.shape;
const product = productPostSchema.in.shape;

/** What a row of each kind must be, once its values are read: the contract's base, and what was added to it. */
export const draftSchemas = {
  businesses: businessBaseSchema.extend(
    later('businesses', {
      specialHours: business.specialHours,
      temporarilyClosed: business.temporarilyClosed,
      closedUntil: business.closedUntil,
      priceRange: business.priceRange,
      paymentMethods: business.paymentMethods,
      languages: business.languages,
      halal: business.halal,
      accessibility: business.accessibility,
    }),
  ),
  rents: rentalBaseSchema.extend(
    later('rents', {
      availableFrom: rental.availableFrom,
      depositCents: rental.depositCents,
      fees: rental.fees,
      utilities: rental.utilities,
      furnished: rental.furnished,
      leaseMinMonths: rental.leaseMinMonths,
      leaseMaxMonths: rental.leaseMaxMonths,
      pets: rental.pets,
      laundry: rental.laundry,
      parking: rental.parking,
      subwayLines: rental.subwayLines,
    }),
  ),
  jobs: jobBaseSchema.extend(
    later('jobs', {
      workplace: job.workplace,
      applyUrl: job.applyUrl,
      closingDate: job.closingDate,
      languages: job.languages,
      smallEmployer: job.smallEmployer,
    }),
  ),
  products: productBaseSchema.extend({
    email: emailSchema.nullable(),
    anonymous: product.anonymous,
    ...later('products', {
      mileage: product.mileage,
      negotiable: product.negotiable,
      delivery: product.delivery,
      reserved: product.delivery,
    }),
  }),
};
