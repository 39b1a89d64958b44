import { z } from 'zod';
import type { Infer } from '../deep-readonly.ts';
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
  /** The id of a city, borough or neighborhood. */
  city: requiredId('field.city'),
  /** Street and number; only a known street and an approximate point are published. */
  location: optionalLine(limits.street),
  zipCode: optionalPostalCode,
  mapLocation: optional(pointSchema),
  /** The monthly rent; the maximum rent of a wanted post. */
  priceCents: cents('field.price'),
  ...postedShape(rentalFields),
  description: requiredLines('field.description', limits.body.max),
  images: photos({ min: 0, max: limits.postImages.max }, 'field.image').default([]),
  email: optionalEmail,
  phone: optionalPhone,
  anonymous: z.boolean().default(false),
  termsAccepted: z.literal(true, { error: 'field.terms' }),
});

/** Whether the law permits a preferred gender of tenants: for shared rooms and homes. */
export const mayAskGender = (post: { accommodationType?: unknown; bathroomShared?: unknown }) =>
  post.accommodationType === 'room' || post.bathroomShared === true;

/** The error messages for the required fields of an offer (section 5 of the specification). */
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
 * A rental as submitted: the specification's «Rent post», in camelCase. Wanted posts may omit what only an existing
 * home has. Gender applies to rooms and shared homes only; otherwise it is `any`, whatever was submitted.
 */
export const rentalPostSchema = offer
  .transform((post) => ({ ...post, gender: mayAskGender(post) ? (post.gender ?? 'any') : ('any' as const) }))
  .meta({ id: 'RentPost' });
export type RentalPost = Infer<typeof rentalPostSchema>;
export type RentalPostInput = z.input<typeof rentalPostSchema>;
