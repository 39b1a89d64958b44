import { z } from 'zod';
import { directoryTypes } from './categories.ts';
import { congregationSchema, heldPrayersSchema } from './congregation.ts';
import {
  emailSchema,
  linkSchema,
  phoneSchema,
  socialLinksSchema,
  socialNetworks,
} from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema, switchSchema } from './envelope.ts';
import { openingSchema, postedWeekSchema, weekSchema } from './hours.ts';
import { limits } from './limits.ts';
import {
  dayField,
  integerField,
  jsonField,
  type ListingFields,
  linkField,
  listField,
  parametersOf,
  phoneNumberField,
  presentedShape,
  switchField,
} from './listing-fields.ts';
import { langs } from './locales.ts';
import { mapAreaShape, mapContentSchema } from './map.ts';
import { pictureSchema } from './pictures.ts';
import { nearSchema, pointSchema } from './places.ts';
import {
  eitherText,
  optional,
  optionalLine,
  optionalLink,
  requiredLine,
  wholeNumber,
} from './posting/fields.ts';
import { idParamSchema } from './posts.ts';
import { specialHoursSchema, specialPeriodSchema } from './special-hours.ts';
import { spokenLanguages } from './spoken-languages.ts';

export const paymentMethods = [
  'cash',
  'card',
  'zelle',
  'venmo',
  'paypal',
  'apple_pay',
  'ebt',
  'check',
  'crypto',
] as const;
export const accessibilityFeatures = [
  'step_free',
  'accessible_restroom',
  'accessible_parking',
  'hearing_loop',
  'braille',
  'lift',
] as const;

/** The halal status: who certifies it (null: statement of the owner), and the year since when. */
export const halalEvidenceSchema = z.object({
  certifier: optionalLine(limits.certifier),
  since: optional(wholeNumber(limits.year)),
});
export type HalalEvidence = Infer<typeof halalEvidenceSchema>;

/** The halal status in responses: who certifies it (null: statement of the owner), and since which year. */
const publishedHalalSchema = z.object({
  certifier: z.string().nullable(),
  since: z.number().int().nullable(),
});

/** The fields of a business besides those of every listing. */
export const businessFields = {
  whatsapp: phoneNumberField({ on: 'card', isAlwaysImported: true }),
  website: linkField({ postedAs: 'websiteLink', on: 'detail', isAlwaysImported: true }),
  social: jsonField(
    z
      .object(
        Object.fromEntries(socialNetworks.map((network) => [network, optionalLink])) as Record<
          (typeof socialNetworks)[number],
          typeof optionalLink
        >,
      )
      .partial()
      .default({}),
    { postedAs: 'socialLinks', presented: socialLinksSchema, on: 'detail', isAlwaysImported: true },
  ),
  services: jsonField(
    z
      .array(
        eitherText('field.service', (key) => requiredLine(key, limits.serviceName)),
        { error: 'field.services' },
      )
      .min(limits.services.min, { error: 'field.services' })
      .max(limits.services.max, { error: 'field.services' }),
    { isAlwaysImported: true },
  ),
  hours: jsonField(optional(postedWeekSchema), {
    postedAs: 'workingHours',
    waits: false,
    isAlwaysImported: true,
  }),
  specialHours: jsonField(specialHoursSchema.default([]), {}),
  temporarilyClosed: switchField({}),
  /** The first day on which it reopens, if known. */
  closedUntil: dayField({}),
  /** 1 to 4 dollar signs. */
  priceRange: integerField({ min: 1, max: 4 }, { on: 'detail' }),
  paymentMethods: listField(paymentMethods, { on: 'detail' }),
  languages: listField(spokenLanguages, { on: 'detail' }),
  halal: jsonField(optional(halalEvidenceSchema), {
    presented: publishedHalalSchema.nullable(),
    on: 'detail',
  }),
  accessibility: listField(accessibilityFeatures, { on: 'detail' }),
  /** The times of prayer of a mosque or another place of worship. */
  prayers: jsonField(optional(congregationSchema), { waits: false }),
  verified: switchField({
    on: 'card',
    filter: { parameter: 'verified', operator: 'isOn', dimension: 'verified' },
    isShared: true,
  }),
} as const satisfies ListingFields;

/** A business before it has an id: the base from which creating, importing and seeding derive. */
export const businessBaseSchema = z.object({
  title: eitherSchema,
  description: z.object({
    en: z.string().max(limits.description.max).optional(),
    ar: z.string().max(limits.description.max).optional(),
  }),
  categoryIds: z.array(z.number().int()).min(1),
  street: z.string().max(200).nullable(),
  cityId: z.number().int(),
  stateCode: z.string().length(2),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  point: pointSchema.nullable(),
  phone: phoneSchema.nullable(),
  whatsapp: phoneSchema.nullable(),
  email: emailSchema.nullable(),
  website: linkSchema.nullable(),
  social: socialLinksSchema,
  services: z.array(eitherSchema).max(limits.services.max),
  hours: weekSchema.nullable(),
});
export type BusinessBase = Infer<typeof businessBaseSchema>;

export const businessSorts = ['relevance', 'nearest', 'newest', 'name', 'rated'] as const;
export type BusinessSort = (typeof businessSorts)[number];

/** The directory's filters, as the contract spells them. */
export const businessQuerySchema = pageQuerySchema.extend({
  type: z.enum([...directoryTypes, 'business']).optional(),
  category: z.coerce.number().int().positive().optional(),
  city: z.coerce.number().int().min(0).optional(),
  open_now: switchSchema,
  /** With an average of 4.5 or more, from at least five reviews. */
  rated: switchSchema,
  ...parametersOf(businessFields),
  near: nearSchema.optional(),
  radius_km: z.coerce.number().min(limits.radiusKm.min).max(limits.radiusKm.max).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(businessSorts).optional(),
});
export type BusinessQuery = Infer<typeof businessQuerySchema>;

/** The query of the list's map: the same filters, and the map view. */
export const businessMapQuerySchema = businessQuerySchema
  .omit({ after: true, limit: true, sort: true })
  .extend(mapAreaShape);
export type BusinessMapQuery = Infer<typeof businessMapQuerySchema>;

const named = z.object({ id: z.number().int(), name: z.string() });

/** The content of a card or row. `lang` is the language of the name. */
export const businessCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    lang: z.enum(langs),
    category: named.extend({ icon: z.string(), type: z.enum(directoryTypes) }),
    area: named,
    street: z.string().nullable(),
    /** The street contains the area: the formatted address omits it. */
    isAreaNamed: z.boolean(),
    point: pointSchema.nullable(),
    ...presentedShape(businessFields, 'card'),
    opening: openingSchema,
    logo: pictureSchema.nullable(),
    photo: pictureSchema.nullable(),
    services: z.array(z.object({ text: z.string(), lang: z.enum(langs) })),
    phone: z.string().nullable(),
    /** Published reviews, and their weighted average to one decimal: null below five. */
    reviewCount: z.number().int().min(0),
    rating: z.number().nullable(),
    /** When the site verified it; null if it is not verified, or if the date is unknown. */
    verifiedAt: z.string().nullable(),
    /** When its owner last set or confirmed the opening hours; null after a year. */
    hoursConfirmedAt: z.string().nullable(),
    distanceMeters: z.number().nullable(),
  })
  .meta({ id: 'BusinessCard' });
export type BusinessCard = Infer<typeof businessCardSchema>;

export const businessDetailSchema = businessCardSchema
  .extend({
    description: z.object({ text: z.string(), lang: z.enum(langs) }),
    /** The language of whoever wrote it, which another language may have translations of. */
    writtenIn: z.enum(langs),
    categories: z.array(named),
    allServices: z.array(z.object({ text: z.string(), lang: z.enum(langs) })),
    borough: named.nullable(),
    stateCode: z.string(),
    zip: z.string().nullable(),
    email: z.string().nullable(),
    ...presentedShape(businessFields, 'detail'),
    hours: weekSchema.nullable(),
    /** Periods of special hours, next first; past ones are omitted. */
    specialHours: z.array(specialPeriodSchema),
    /** The date of the response in the city's time zone, `2027-02-08`. */
    date: z.string(),
    /** Its weekday, Monday 0. */
    weekday: z.number().int().min(0).max(6),
    /** Its times of prayer on that date; null if it states none. */
    prayers: heldPrayersSchema.nullable(),
    cover: pictureSchema.nullable(),
    photos: z.array(pictureSchema),
    /** It is unclaimed: members may claim it. */
    claimable: z.boolean(),
    similar: z.array(businessCardSchema),
    updatedAt: z.string(),
  })
  .meta({ id: 'BusinessDetail' });
export type BusinessDetail = Infer<typeof businessDetailSchema>;

export const listBusinesses = endpoint({
  path: '/businesses',
  summary: 'The directory, filtered, sorted and counted',
  query: businessQuerySchema,
  answer: listEnvelope(businessCardSchema),
  returns: 'A page of businesses',
});

export const mapBusinesses = endpoint({
  path: '/businesses/map',
  summary: 'What a map shows of the directory: places, or how many lie where',
  query: businessMapQuerySchema,
  answer: envelope(mapContentSchema),
  returns: 'Places where they are few, else gathered',
});

export const readBusiness = endpoint({
  path: '/businesses/{id}',
  summary: 'One business',
  params: idParamSchema,
  answer: envelope(businessDetailSchema),
  returns: 'The business',
  failures: [410],
});
