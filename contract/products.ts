import { z } from 'zod';
import { phoneSchema } from './contacts.ts';
import { eitherSchema } from './envelope.ts';
import { limits } from './limits.ts';

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

/** What a card of the marketplace shows. */
export const productCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  priceCents: z.number().int().nullable(),
  postType: z.enum(productPostTypes),
  condition: z.enum(conditions).nullable(),
  category: z.object({ id: z.number().int(), name: z.string(), icon: z.string() }),
  area: z.object({ id: z.number().int(), name: z.string() }),
});
export type ProductCard = z.infer<typeof productCardSchema>;
