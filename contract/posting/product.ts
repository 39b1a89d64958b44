import { z } from 'zod';
import type { Infer } from '../deep-readonly.ts';
import { limits } from '../limits.ts';
import { postedShape } from '../listing-fields.ts';
import { productFields } from '../products.ts';
import {
  cents,
  hasContact,
  isGiven,
  optional,
  optionalEmail,
  optionalPhone,
  photos,
  postLang,
  requiredId,
  requiredLine,
  requiredLines,
  withRule,
} from './fields.ts';
import { categoriesOfField } from './product-fields.ts';

const fields = z.object({
  lang: postLang,
  title: requiredLine('field.title', limits.title.max),
  mainCategory: requiredId('field.main_category'),
  /** A subcategory of the main one; null if it has none. */
  subCategory: optional(requiredId('field.sub_category')),
  ...postedShape(productFields),
  mileage: productFields.mileage.posted.describe(
    `Only of products in the main category ${categoriesOfField.mileage.join(' or ')}`,
  ),
  /** The id of a city, borough or neighborhood. */
  place: requiredId('field.city'),
  priceCents: optional(cents('field.price')),
  free: z.boolean().default(false),
  phone: optionalPhone,
  email: optionalEmail,
  anonymous: z.boolean().default(false),
  images: photos({ min: 0, max: limits.postImages.max }, 'field.image').default([]),
  description: requiredLines('field.description', limits.body.max),
  termsAccepted: z.literal(true, { error: 'field.terms' }),
});

const isSale = ({ postType }: { postType?: unknown }) => postType === 'sale';
const contact = withRule(fields, 'phone', 'field.contact', hasContact);
const images = withRule(
  contact,
  'images',
  'field.image',
  (post) => !isSale(post) || (post.images?.length ?? 0) >= limits.postImages.min,
);
const condition = withRule(
  images,
  'condition',
  'field.condition',
  (post) => !isSale(post) || isGiven(post.condition),
);
const price = withRule(
  condition,
  'priceCents',
  'field.price',
  (post) => !isSale(post) || post.free === true || isGiven(post.priceCents),
);

/**
 * A product as submitted: the specification's «Product», in camelCase. For sale it requires at least one picture,
 * its condition and a price, or to be free; wanted posts do not.
 */
export const productPostSchema = price
  .transform((post) => (post.free ? { ...post, priceCents: 0, negotiable: false } : post))
  .meta({ id: 'ProductPost' });
export type ProductPost = Infer<typeof productPostSchema>;
export type ProductPostInput = z.input<typeof productPostSchema>;
