import { z } from 'zod';
import { emailSchema, phoneSchema } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import {
  choiceField,
  dayField,
  decimalField,
  integerField,
  jsonField,
  type ListingFields,
  listField,
  parametersOf,
  presentedShape,
  sortsOf,
  switchField,
} from './listing-fields.ts';
import { mapAreaShape, mapContentSchema } from './map.ts';
import { nearSchema, pointSchema } from './places.ts';
import { cents, optional, requiredChoice, requiredLine, wholeNumber } from './posting/fields.ts';
import { dollarsSchema, idParamSchema, postCardSchema, postDetailSchema } from './posts.ts';

export const rentalPostTypes = ['offer', 'wanted'] as const;
/** The specification's «apartment/accommodation, house, townhouse, room». */
export const accommodationTypes = ['apartment', 'house', 'townhouse', 'room'] as const;
export const tenantGenders = ['male', 'female', 'any'] as const;
export const utilities = ['heat', 'hot_water', 'electricity', 'gas', 'internet', 'trash'] as const;
export const petRules = ['none', 'cats', 'dogs', 'any'] as const;
/** The values of the pets filter: people without pets do not use it. */
export const petsWanted = ['cats', 'dogs', 'any'] as const;
export const laundries = ['in_unit', 'in_building', 'nearby', 'none'] as const;
export const parkings = ['garage', 'driveway', 'street', 'none'] as const;
export const feeTerms = ['once', 'monthly'] as const;
/** The services of the New York City subway, as named on signs. */
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

/** A cost of tenants besides the rent. */
const feeSchema = z.object({
  name: requiredLine('field.fee_name', limits.feeName),
  amountCents: cents('field.price'),
  term: z.enum(feeTerms, { error: 'field.choice' }),
});
export type Fee = Infer<typeof feeSchema>;

/** The fields of a rental besides those of every post. */
export const rentalFields = {
  postType: choiceField(rentalPostTypes, {
    posted: requiredChoice('field.rent_type', rentalPostTypes),
    presented: z.enum(rentalPostTypes),
    on: 'card',
    filter: { parameter: 'looking_for', operator: 'equals', dimension: 'post' },
    waits: true,
    isAlwaysImported: true,
  }),
  accommodation: choiceField(accommodationTypes, {
    posted: requiredChoice('field.accommodation', accommodationTypes),
    presented: z.enum(accommodationTypes),
    postedAs: 'accommodationType',
    on: 'card',
    filter: { parameter: 'type', operator: 'equals', dimension: 'accommodation' },
    waits: true,
    isAlwaysImported: true,
  }),
  areaSqFt: integerField(limits.areaSqFt, {
    posted: optional(wholeNumber(limits.areaSqFt, 'field.area')),
    on: 'card',
    isAlwaysImported: true,
  }),
  /** 0 is a studio. */
  bedrooms: integerField(limits.bedrooms, {
    posted: optional(wholeNumber(limits.bedrooms, 'field.bedrooms')),
    on: 'card',
    filter: {
      parameter: 'bedrooms',
      operator: 'atLeast',
      isZeroExact: true,
      description: 'At least so many; 0 is studios only',
      dimension: 'bedrooms',
    },
    isAlwaysImported: true,
  }),
  bathrooms: decimalField(
    { ...limits.bathrooms, step: 0.5 },
    {
      posted: optional(
        z
          .number({ error: 'field.bathrooms' })
          .min(limits.bathrooms.min, { error: 'field.too_small' })
          .max(limits.bathrooms.max, { error: 'field.too_big' })
          .multipleOf(0.5, { error: 'field.format' }),
      ),
      on: 'card',
      filter: {
        parameter: 'bathrooms',
        operator: 'atLeast',
        description: 'At least so many',
        dimension: 'bathrooms',
      },
      isAlwaysImported: true,
    },
  ),
  bathroomShared: switchField({ on: 'card', isAlwaysImported: true }),
  gender: choiceField(tenantGenders, {
    posted: optional(z.enum(tenantGenders, { error: 'field.gender' })),
    presented: z.enum(tenantGenders),
    on: 'card',
    filter: {
      parameter: 'gender',
      operator: 'equals',
      wildcard: 'any',
      description: '`male` and `female` find what is open to any, too; `any` only that',
      dimension: 'gender',
    },
    isAlwaysImported: true,
  }),
  availableFrom: dayField({ on: 'detail' }),
  depositCents: integerField(limits.priceCents, { posted: optional(cents()), on: 'detail' }),
  /**
   * All costs of tenants besides the rent; required for offers even if there are none (New York City's FARE Act).
   */
  fees: jsonField(optional(z.array(feeSchema).max(limits.fees, { error: 'field.too_big' })), {}),
  /** Included in the rent. */
  utilities: listField(utilities, {
    on: 'detail',
    filter: {
      parameter: 'utilities',
      operator: 'isOn',
      description: 'Some are included in the rent',
      dimension: 'utilities',
    },
  }),
  furnished: switchField({
    posted: optional(z.boolean()),
    presented: z.boolean().nullable(),
    on: 'detail',
    filter: { parameter: 'furnished', operator: 'isOn', dimension: 'furnished' },
  }),
  leaseMinMonths: integerField(limits.leaseMonths, { on: 'detail' }),
  leaseMaxMonths: integerField(limits.leaseMonths, { on: 'detail' }),
  pets: choiceField(petRules, {
    on: 'detail',
    filter: {
      parameter: 'pets',
      operator: 'equals',
      values: petsWanted,
      wildcard: 'any',
      description: '`cats` and `dogs` find where both are welcome, too; `any` only that',
      dimension: 'pets',
    },
  }),
  laundry: choiceField(laundries, { on: 'detail' }),
  parking: choiceField(parkings, { on: 'detail' }),
  subwayLines: listField(subwayLines, {
    posted: z
      .array(z.enum(subwayLines, { error: 'field.choice' }))
      .max(limits.subwayLines, { error: 'field.too_big' })
      .default([]),
    on: 'detail',
  }),
} as const satisfies ListingFields;

/** The specification's «Rent post». The price is in US cents per month; the area in square feet. */
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
export type RentalBase = Infer<typeof rentalBaseSchema>;

export const rentalSorts = [
  'relevance',
  'newest',
  'nearest',
  'price_low',
  'price_high',
  ...sortsOf(rentalFields),
] as const;
export type RentalSort = (typeof rentalSorts)[number];

/** The filters of rentals, as the contract spells them. */
export const rentalQuerySchema = pageQuerySchema.extend({
  ...parametersOf(rentalFields),
  price_min: dollarsSchema.optional().describe('Whole US dollars a month'),
  price_max: dollarsSchema.optional().describe('Whole US dollars a month'),
  city: z.coerce.number().int().min(0).optional(),
  near: nearSchema.optional().describe('`lat,lng`; distances are of the approximate location'),
  radius_km: z.coerce.number().min(limits.radiusKm.min).max(limits.radiusKm.max).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(rentalSorts).optional(),
});
export type RentalQuery = Infer<typeof rentalQuerySchema>;

/** The query of the list's map: the same filters, and the map view. */
export const rentalMapQuerySchema = rentalQuerySchema
  .omit({ after: true, limit: true, sort: true })
  .extend(mapAreaShape);
export type RentalMapQuery = Infer<typeof rentalMapQuerySchema>;

/** The content of a rental's card. `point` is approximate: rounded to 3 decimals, about 100 m. */
export const rentalCardSchema = postCardSchema
  .extend({
    ...presentedShape(rentalFields, 'card'),
    priceCents: z.number().int().nullable(),
    point: pointSchema.nullable(),
    distanceMeters: z.number().nullable(),
  })
  .meta({ id: 'RentalCard' });
export type RentalCard = Infer<typeof rentalCardSchema>;

/** A cost of tenants besides the rent, in US cents. */
const publishedFeeSchema = z.object({
  name: z.string(),
  amountCents: z.number().int(),
  term: z.enum(feeTerms),
});

/** A rental with all details. */
export const rentalDetailSchema = z
  .object({
    ...rentalCardSchema.shape,
    ...postDetailSchema.shape,
    /** A known street; never with the number of the house. */
    street: z.string().nullable(),
    /** The street contains the area: the formatted address omits it. */
    isAreaNamed: z.boolean(),
    /** The known cross street, if the poster named one. */
    crossStreet: z.string().nullable(),
    zip: z.string().nullable(),
    ...presentedShape(rentalFields, 'detail'),
    /** All costs besides the rent; empty if there are none, null if not specified. */
    fees: z.array(publishedFeeSchema).nullable(),
    /** The move-in costs: rent, deposit, one-time fees; null if only the rent is known. */
    moveInCents: z.number().int().nullable(),
    similar: z.array(rentalCardSchema),
  })
  .meta({ id: 'RentalDetail' });
export type RentalDetail = Infer<typeof rentalDetailSchema>;

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
