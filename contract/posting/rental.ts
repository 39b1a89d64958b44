import { z } from 'zod';
import { limits } from '../limits.ts';
import { postedShape } from '../listing-fields.ts';
import { pointSchema } from '../places.ts';
import { rentalFields } from '../rentals.ts';
import {
  cents,
  hasContact,
  isGiven,
  isInOrder,
  optional,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalPostalCode,
  photos,
  postLang,
  requiredId,
  requiredLine,
  requiredLines,
  withRule,
} from './fields.ts';

const fields = z.object({
  lang: postLang,
  title: requiredLine('field.title', limits.title.max),
  /** The id of a city, borough or neighbourhood. */
  city: requiredId('field.city'),
  /** Street and number; only a street that is known and an approximate point are published. */
  location: optionalLine(limits.street),
  zipCode: optionalPostalCode,
  mapLocation: optional(pointSchema),
  /** The rent a month; the most that somebody who looks would pay. */
  priceCents: cents('field.price'),
  ...postedShape(rentalFields),
  description: requiredLines('field.description', limits.body.max),
  images: photos({ min: 0, max: limits.postImages.max }, 'field.image').default([]),
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
