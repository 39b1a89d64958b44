import { z } from 'zod';
import { phoneSchema } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import {
  choiceField,
  integerField,
  type ListingFields,
  parametersOf,
  presentedShape,
  sortsOf,
  switchField,
  textField,
} from './listing-fields.ts';
import { requiredChoice, requiredLine } from './posting/fields.ts';
import { dollarsSchema, idParamSchema, namedSchema, postCardSchema, postDetailSchema } from './posts.ts';

export const productPostTypes = ['sale', 'buy'] as const;
export const conditions = ['new', 'used'] as const;

/** The fields of a product besides those of every post. */
export const productFields = {
  postType: choiceField(productPostTypes, {
    posted: requiredChoice('field.sale_or_buy', productPostTypes),
    presented: z.enum(productPostTypes),
    on: 'card',
    filter: { parameter: 'type', operator: 'equals', dimension: 'post' },
    waits: true,
    isAlwaysImported: true,
  }),
  type: textField(80, {
    posted: requiredLine('field.type', 80),
    on: 'detail',
    isTranslated: true,
    isAlwaysImported: true,
  }),
  condition: choiceField(conditions, {
    on: 'card',
    filter: { parameter: 'condition', operator: 'equals', dimension: 'condition' },
    isAlwaysImported: true,
  }),
  year: integerField(limits.year, { on: 'detail', isAlwaysImported: true }),
  color: textField(40, { on: 'detail', isTranslated: true, isAlwaysImported: true }),
  /** Make or brand. */
  brand: textField(80, { on: 'detail', isAlwaysImported: true }),
  model: textField(80, { on: 'detail', isAlwaysImported: true }),
  /** The mileage of a vehicle: see `categoriesOfField`. */
  mileage: integerField(limits.mileage, { on: 'detail' }),
  negotiable: switchField({ on: 'detail' }),
  free: switchField({
    filter: { parameter: 'free', operator: 'isOn', description: 'Given away', dimension: 'free' },
    isComputed: true,
  }),
  delivery: switchField({
    on: 'detail',
    filter: {
      parameter: 'delivery',
      operator: 'isOn',
      description: 'The seller can deliver it',
      dimension: 'delivery',
    },
  }),
  /** Reserved, but not sold yet. */
  reserved: switchField({ on: 'card', isShared: true }),
} as const satisfies ListingFields;

/** The specification's «Product». Prices are US cents; null is «ask the seller». */
export const productBaseSchema = z.object({
  title: eitherSchema,
  description: eitherSchema,
  categoryId: z.number().int(),
  type: z.string().max(80).nullable(),
  postType: z.enum(productPostTypes),
  condition: z.enum(conditions).nullable(),
  year: z.number().int().min(limits.year.min).max(limits.year.max).nullable(),
  color: z.string().max(40).nullable(),
  brand: z.string().max(80).nullable(),
  model: z.string().max(80).nullable(),
  cityId: z.number().int(),
  priceCents: z.number().int().min(limits.priceCents.min).max(limits.priceCents.max).nullable(),
  phone: phoneSchema.nullable(),
});
export type ProductBase = Infer<typeof productBaseSchema>;

export const productSorts = [
  'relevance',
  'newest',
  'price_low',
  'price_high',
  ...sortsOf(productFields),
] as const;
export type ProductSort = (typeof productSorts)[number];

/** An optional id: the marketplace sends empty `main_id` and `category_id` by default. */
const idOrEmptySchema = z
  .union([z.literal(''), z.coerce.number().int().positive()])
  .optional()
  .transform((id) => (id === '' ? undefined : id));

/** The filters of the marketplace, as the contract spells them. */
export const productQuerySchema = pageQuerySchema.extend({
  main_id: idOrEmptySchema.describe('A main category'),
  category_id: idOrEmptySchema.describe('A sub-category'),
  ...parametersOf(productFields),
  price_min: dollarsSchema.optional().describe('Whole US dollars'),
  price_max: dollarsSchema.optional().describe('Whole US dollars'),
  city: z.coerce.number().int().min(0).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(productSorts).optional().describe('What has no price comes last in both price sorts'),
});
export type ProductQuery = Infer<typeof productQuerySchema>;

const categorySchema = namedSchema.extend({ icon: z.string(), slug: z.string() });

/** The content of a marketplace card. A price of 0 is free. */
export const productCardSchema = postCardSchema
  .extend({
    priceCents: z.number().int().nullable(),
    ...presentedShape(productFields, 'card'),
    category: categorySchema,
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = Infer<typeof productCardSchema>;

export const productDetailSchema = z
  .object({
    ...productCardSchema.shape,
    ...postDetailSchema.shape,
    /** The main category of the category; the category itself if it is one. */
    mainCategory: categorySchema,
    ...presentedShape(productFields, 'detail'),
    similar: z.array(productCardSchema),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = Infer<typeof productDetailSchema>;

export const listProducts = endpoint({
  path: '/filter-market',
  summary: 'Things for sale and wanted, filtered, sorted and counted',
  query: productQuerySchema,
  answer: listEnvelope(productCardSchema),
  returns: 'A page of things',
});

export const readProduct = endpoint({
  path: '/products/{id}',
  summary: 'One thing of the marketplace',
  params: idParamSchema,
  answer: envelope(productDetailSchema),
  returns: 'The thing',
  failures: [410],
});
