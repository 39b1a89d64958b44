import { z } from 'zod';
import { limits } from '../limits.ts';
import { pointSchema } from '../places.ts';
import {
  accommodationTypes,
  feeTerms,
  laundries,
  parkings,
  petRules,
  rentalPostTypes,
  subwayLines,
  tenantGenders,
  utilities,
} from '../rentals.ts';
import { dateSchema } from '../special-hours.ts';
import {
  cents,
  choices,
  hasContact,
  isGiven,
  isInOrder,
  optional,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalPostalCode,
  photos,
  postLang,
  requiredChoice,
  requiredId,
  requiredLine,
  requiredLines,
  wholeNumber,
  withRule,
} from './fields.ts';

/** Something that a tenant pays besides the rent. */
export const feeSchema = z.object({
  name: requiredLine('field.fee_name', limits.feeName),
  amountCents: cents('field.price'),
  term: z.enum(feeTerms, { error: 'field.choice' }),
});
export type Fee = z.infer<typeof feeSchema>;

const fields = z.object({
  lang: postLang,
  postType: requiredChoice('field.rent_type', rentalPostTypes),
  title: requiredLine('field.title', limits.title.max),
  accommodationType: requiredChoice('field.accommodation', accommodationTypes),
  /** The id of a city, borough or neighbourhood. */
  city: requiredId('field.city'),
  /** Street and number; only a street that is known and an approximate point are published. */
  location: optionalLine(limits.street),
  zipCode: optionalPostalCode,
  mapLocation: optional(pointSchema),
  /** The rent a month; the most that somebody who looks would pay. */
  priceCents: cents('field.price'),
  areaSqFt: optional(wholeNumber(limits.areaSqFt, 'field.area')),
  /** 0 is a studio. */
  bedrooms: optional(wholeNumber(limits.bedrooms, 'field.bedrooms')),
  bathrooms: optional(
    z
      .number({ error: 'field.bathrooms' })
      .min(limits.bathrooms.min, { error: 'field.too_small' })
      .max(limits.bathrooms.max, { error: 'field.too_big' })
      .multipleOf(0.5, { error: 'field.format' }),
  ),
  bathroomShared: z.boolean().default(false),
  gender: optional(z.enum(tenantGenders, { error: 'field.gender' })),
  description: requiredLines('field.description', limits.body.max),
  images: photos({ min: 0, max: limits.postImages.max }, 'field.image').default([]),
  availableFrom: optional(dateSchema),
  depositCents: optional(cents()),
  /** All that a tenant pays besides; an offer says so even where it is nothing (New York City's FARE Act). */
  fees: optional(z.array(feeSchema).max(limits.fees, { error: 'field.too_big' })),
  utilities: choices(utilities),
  furnished: optional(z.boolean()),
  leaseMinMonths: optional(wholeNumber(limits.leaseMonths)),
  leaseMaxMonths: optional(wholeNumber(limits.leaseMonths)),
  pets: optionalChoice(petRules),
  laundry: optionalChoice(laundries),
  parking: optionalChoice(parkings),
  subwayLines: z
    .array(z.enum(subwayLines, { error: 'field.choice' }))
    .max(limits.subwayLines, { error: 'field.too_big' })
    .default([]),
  email: optionalEmail,
  phone: optionalPhone,
  anonymous: z.boolean().default(false),
  termsAccepted: z.literal(true, { error: 'field.terms' }),
});

/** Whether the law lets a poster ask for tenants of a gender: rooms and homes that are shared. */
export const mayAskGender = (post: { accommodationType?: unknown; bathroomShared?: unknown }) =>
  post.accommodationType === 'room' || post.bathroomShared === true;

/** Which message an offer gets where it leaves out what a home must say (the specification's section 5). */
const offerNeeds = [
  ['location', 'field.location'],
  ['areaSqFt', 'field.area'],
  ['bedrooms', 'field.bedrooms'],
  ['bathrooms', 'field.bathrooms'],
  ['fees', 'field.fees'],
] as const;

const isOffer = ({ postType }: { postType?: unknown }) => postType === 'offer';
const contact = withRule(fields, 'phone', 'field.contact', hasContact);
const gender = withRule(
  contact,
  'gender',
  'field.gender',
  (post) => !mayAskGender(post) || isGiven(post.gender),
);
const lease = withRule(gender, 'leaseMaxMonths', 'field.range_order', ({ leaseMinMonths, leaseMaxMonths }) =>
  isInOrder(leaseMinMonths, leaseMaxMonths),
);
const images = withRule(
  lease,
  'images',
  'field.image',
  (post) => !isOffer(post) || (post.images?.length ?? 0) >= limits.postImages.min,
);
const offer = offerNeeds.reduce(
  (schema, [path, key]) => withRule(schema, path, key, (post) => !isOffer(post) || isGiven(post[path])),
  images,
);

/**
 * A home as it is posted: the specification's «Rent post», in camelCase. Who looks for a home need not say what only
 * a home has. Gender is asked for rooms and shared homes only; elsewhere it is `any`, whatever was sent.
 */
export const rentalPostSchema = offer
  .transform((post) => ({ ...post, gender: mayAskGender(post) ? (post.gender ?? 'any') : ('any' as const) }))
  .meta({ id: 'RentPost' });
export type RentalPost = z.infer<typeof rentalPostSchema>;
export type RentalPostInput = z.input<typeof rentalPostSchema>;
