import { z } from 'zod';
import { emailSchema, phoneSchema } from './contacts.ts';
import { eitherSchema } from './envelope.ts';
import { limits } from './limits.ts';
import { pointSchema } from './places.ts';

export const rentalPostTypes = ['offer', 'wanted'] as const;
/** The spec's «apartment/accommodation, house, townhouse, room». */
export const accommodationTypes = ['apartment', 'house', 'townhouse', 'room'] as const;
export const tenantGenders = ['male', 'female', 'any'] as const;

/** The spec's «Rent post». The price is US cents a month; the area square feet. */
export const rentalBaseSchema = z.object({
  title: eitherSchema,
  description: eitherSchema,
  postType: z.enum(rentalPostTypes),
  accommodation: z.enum(accommodationTypes),
  cityId: z.number().int(),
  street: z.string().max(200).nullable(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  point: pointSchema.nullable(),
  priceCents: z.number().int().min(limits.priceCents.min).max(limits.priceCents.max),
  areaSqFt: z.number().int().min(limits.areaSqFt.min).max(limits.areaSqFt.max).nullable(),
  bedrooms: z.number().int().min(limits.bedrooms.min).max(limits.bedrooms.max).nullable(),
  bathrooms: z.number().min(limits.bathrooms.min).max(limits.bathrooms.max).multipleOf(0.5).nullable(),
  bathroomShared: z.boolean(),
  gender: z.enum(tenantGenders),
  email: emailSchema.nullable(),
  phone: phoneSchema.nullable(),
  anonymous: z.boolean(),
});
export type RentalBase = z.infer<typeof rentalBaseSchema>;

/** What a card of a home shows. */
export const rentalCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  postType: z.enum(rentalPostTypes),
  accommodation: z.enum(accommodationTypes),
  priceCents: z.number().int().nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().nullable(),
  bathroomShared: z.boolean(),
  areaSqFt: z.number().int().nullable(),
  area: z.object({ id: z.number().int(), name: z.string() }),
});
export type RentalCard = z.infer<typeof rentalCardSchema>;
