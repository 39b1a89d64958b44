import { z } from 'zod';
import { phoneSchema } from './contact-details.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema, switchSchema } from './envelope.ts';
import { limits } from './limits.ts';
import { dollarsSchema, idParamSchema, namedSchema, postCardSchema, postDetailSchema } from './posts.ts';

export const productPostTypes = ['sale', 'buy'] as const;
export const conditions = ['new', 'used'] as const;

/** The spec's «Product». Prices are US cents; null is «ask the seller». */
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
export type ProductBase = z.infer<typeof productBaseSchema>;

export const productSorts = ['relevance', 'newest', 'price_low', 'price_high'] as const;
export type ProductSort = (typeof productSorts)[number];

/** An id that may be empty: the marketplace asks for `main_id` and `category_id` so by default. */
const idOrEmptySchema = z
  .union([z.literal(''), z.coerce.number().int().positive()])
  .optional()
  .transform((id) => (id === '' ? undefined : id));

/** The filters of the marketplace, as the contract spells them. */
export const productQuerySchema = pageQuerySchema.extend({
  main_id: idOrEmptySchema.describe('A main category'),
  category_id: idOrEmptySchema.describe('A sub-category'),
  type: z.enum(productPostTypes).optional(),
  condition: z.enum(conditions).optional(),
  free: switchSchema.describe('Given away'),
  delivery: switchSchema.describe('The seller can deliver it'),
  price_min: dollarsSchema.optional().describe('Whole US dollars'),
  price_max: dollarsSchema.optional().describe('Whole US dollars'),
  city: z.coerce.number().int().min(0).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(productSorts).optional().describe('What has no price comes last in both price sorts'),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;

const categorySchema = namedSchema.extend({ icon: z.string() });

/** What a card of the marketplace shows. What costs 0 is free. */
export const productCardSchema = postCardSchema
  .extend({
    priceCents: z.number().int().nullable(),
    postType: z.enum(productPostTypes),
    condition: z.enum(conditions).nullable(),
    /** Promised to somebody, but not sold yet. */
    reserved: z.boolean(),
    category: categorySchema,
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof productCardSchema>;

export const productDetailSchema = z
  .object({
    ...productCardSchema.shape,
    ...postDetailSchema.shape,
    /** The main category that the category lies in; the category itself where it is one. */
    mainCategory: categorySchema,
    type: z.string().nullable(),
    year: z.number().int().nullable(),
    color: z.string().nullable(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    /** Miles that a vehicle has run. */
    mileage: z.number().int().nullable(),
    negotiable: z.boolean(),
    delivery: z.boolean(),
    similar: z.array(productCardSchema),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetailSchema>;

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
