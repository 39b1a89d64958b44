import { z } from 'zod';
import { emailSchema, phoneSchema } from './contact-details.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema, switchSchema } from './envelope.ts';
import { limits } from './limits.ts';
import { mapAreaShape, mapContentSchema } from './map.ts';
import { nearSchema, pointSchema } from './places.ts';
import { dollarsSchema, idParamSchema, postCardSchema, postDetailSchema } from './posts.ts';

export const rentalPostTypes = ['offer', 'wanted'] as const;
/** The spec's «apartment/accommodation, house, townhouse, room». */
export const accommodationTypes = ['apartment', 'house', 'townhouse', 'room'] as const;
export const tenantGenders = ['male', 'female', 'any'] as const;
export const utilities = ['heat', 'hot_water', 'electricity', 'gas', 'internet', 'trash'] as const;
export const petRules = ['none', 'cats', 'dogs', 'any'] as const;
/** What an address asks of pets: who has none asks for nothing. */
export const petsAsked = ['cats', 'dogs', 'any'] as const;
export const laundries = ['in_unit', 'in_building', 'nearby', 'none'] as const;
export const parkings = ['garage', 'driveway', 'street', 'none'] as const;
export const feeTerms = ['once', 'monthly'] as const;
/** The services of the New York City subway, as its signs name them. */
export const subwayLines = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  'A',
  'C',
  'E',
  'B',
  'D',
  'F',
  'M',
  'G',
  'J',
  'Z',
  'L',
  'N',
  'Q',
  'R',
  'W',
  'S',
  'SIR',
] as const;

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

export const rentalSorts = ['relevance', 'newest', 'nearest', 'price_low', 'price_high'] as const;
export type RentalSort = (typeof rentalSorts)[number];

/** The filters of homes, as the contract spells them. */
export const rentalQuerySchema = pageQuerySchema.extend({
  looking_for: z.enum(rentalPostTypes).optional(),
  type: z.enum(accommodationTypes).optional(),
  bedrooms: z.coerce
    .number()
    .int()
    .min(limits.bedrooms.min)
    .max(limits.bedrooms.max)
    .optional()
    .describe('At least so many; 0 is studios only'),
  bathrooms: z.coerce
    .number()
    .min(limits.bathrooms.min)
    .max(limits.bathrooms.max)
    .multipleOf(0.5)
    .optional()
    .describe('At least so many'),
  price_min: dollarsSchema.optional().describe('Whole US dollars a month'),
  price_max: dollarsSchema.optional().describe('Whole US dollars a month'),
  gender: z
    .enum(tenantGenders)
    .optional()
    .describe('`male` and `female` find what is open to any, too; `any` only that'),
  pets: z
    .enum(petsAsked)
    .optional()
    .describe('`cats` and `dogs` find where both are welcome, too; `any` only that'),
  furnished: switchSchema,
  utilities: switchSchema.describe('Some are included in the rent'),
  city: z.coerce.number().int().min(0).optional(),
  near: nearSchema.optional().describe('`lat,lng`; distances are of the approximate location'),
  radius_km: z.coerce.number().min(limits.radiusKm.min).max(limits.radiusKm.max).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(rentalSorts).optional(),
});
export type RentalQuery = z.infer<typeof rentalQuerySchema>;

/** What a map of the list asks: the same filters, and what is seen. */
export const rentalMapQuerySchema = rentalQuerySchema
  .omit({ after: true, limit: true, sort: true })
  .extend(mapAreaShape);
export type RentalMapQuery = z.infer<typeof rentalMapQuerySchema>;

/** What a card of a home shows. `point` is approximate: rounded to 3 decimals, some 100 m. */
export const rentalCardSchema = postCardSchema
  .extend({
    postType: z.enum(rentalPostTypes),
    accommodation: z.enum(accommodationTypes),
    priceCents: z.number().int().nullable(),
    bedrooms: z.number().int().nullable(),
    bathrooms: z.number().nullable(),
    bathroomShared: z.boolean(),
    areaSqFt: z.number().int().nullable(),
    gender: z.enum(tenantGenders),
    point: pointSchema.nullable(),
    distanceMeters: z.number().nullable(),
  })
  .meta({ id: 'RentalCard' });
export type RentalCard = z.infer<typeof rentalCardSchema>;

/** Something that a tenant pays besides the rent, in US cents. */
const feeShownSchema = z.object({
  name: z.string(),
  amountCents: z.number().int(),
  term: z.enum(feeTerms),
});

/** A home with everything. */
export const rentalDetailSchema = z
  .object({
    ...rentalCardSchema.shape,
    ...postDetailSchema.shape,
    /** Where it is one that is known; never with the number of the house. */
    street: z.string().nullable(),
    /** The street names the area: an address in writing leaves that out. */
    isAreaNamed: z.boolean(),
    /** The known street that it meets, where the poster named one. */
    crossStreet: z.string().nullable(),
    zip: z.string().nullable(),
    /** A day of the calendar. */
    availableFrom: z.string().nullable(),
    depositCents: z.number().int().nullable(),
    /** All that a tenant pays besides; empty where that is nothing, null where nothing is said. */
    fees: z.array(feeShownSchema).nullable(),
    /** What is paid before the first night: rent, deposit, what is paid once; null where nothing but the rent is known. */
    moveInCents: z.number().int().nullable(),
    /** Included in the rent. */
    utilities: z.array(z.enum(utilities)),
    furnished: z.boolean().nullable(),
    leaseMinMonths: z.number().int().nullable(),
    leaseMaxMonths: z.number().int().nullable(),
    pets: z.enum(petRules).nullable(),
    laundry: z.enum(laundries).nullable(),
    parking: z.enum(parkings).nullable(),
    subwayLines: z.array(z.enum(subwayLines)),
    similar: z.array(rentalCardSchema),
  })
  .meta({ id: 'RentalDetail' });
export type RentalDetail = z.infer<typeof rentalDetailSchema>;

export const listRentals = endpoint({
  path: '/rents/web/looking_for',
  summary: 'Homes on offer and wanted, filtered, sorted and counted',
  query: rentalQuerySchema,
  answer: listEnvelope(rentalCardSchema),
  returns: 'A page of homes',
});

export const mapRentals = endpoint({
  path: '/rents/map',
  summary: 'What a map shows of the homes: homes, or how many lie where',
  description: 'Homes lie where they are known to lie approximately.',
  query: rentalMapQuerySchema,
  answer: envelope(mapContentSchema),
  returns: 'Homes where they are few, else gathered',
});

export const readRental = endpoint({
  path: '/rents/{id}',
  summary: 'One home',
  params: idParamSchema,
  answer: envelope(rentalDetailSchema),
  returns: 'The home',
  failures: [410],
});
