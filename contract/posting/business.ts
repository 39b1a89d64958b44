import { z } from 'zod';
import { socialNetworks } from '../contact-details.ts';
import { postedWeekSchema } from '../hours.ts';
import { limits } from '../limits.ts';
import { pointSchema } from '../places.ts';
import { dateSchema, specialHoursSchema } from '../special-hours.ts';
import {
  choices,
  eitherText,
  optional,
  optionalLine,
  optionalLink,
  optionalPhone,
  phoneField,
  photoRefSchema,
  photos,
  postLang,
  requiredEmail,
  requiredId,
  requiredLine,
  requiredLines,
  requiredPhoto,
  requiredPostalCode,
  spokenLanguages,
  wholeNumber,
} from './fields.ts';

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

/** What is said of halal: who certifies it (null: the owner says so), and the year since when. */
export const halalEvidenceSchema = z.object({
  certifier: optionalLine(limits.certifier),
  since: optional(wholeNumber(limits.year)),
});
export type HalalEvidence = z.infer<typeof halalEvidenceSchema>;

/** One to three lines (the specification's section 9). */
const shortDescription = (key: string) =>
  requiredLines(key, limits.description.max).refine(
    (text) => text.split('\n').filter((one) => one.trim()).length <= limits.descriptionLines.max,
    { error: 'field.description_lines' },
  );

/**
 * A business as its owner sends it: the specification's «Business» with its rules, in camelCase. Texts may be given
 * in both languages.
 */
export const businessPostSchema = z
  .object({
    lang: postLang,
    companyName: eitherText('field.company_name', (key) => requiredLine(key, limits.title.max)),
    /** A main category of services or shops. */
    businessType: requiredId('field.main_category'),
    /** Categories below it; none where the main category has none. */
    subcategories: z
      .array(requiredId('field.sub_category'), { error: 'field.sub_category' })
      .max(limits.categoriesPerBusiness, { error: 'field.too_big' })
      .default([]),
    logo: requiredPhoto('field.logo'),
    cover: requiredPhoto('field.cover'),
    streetAddress: requiredLine('field.street', limits.street),
    /** The id of a city, borough or neighbourhood. */
    city: requiredId('field.city'),
    state: z.string({ error: 'field.state' }).regex(/^[A-Z]{2}$/, { error: 'field.state' }),
    postalCode: requiredPostalCode,
    mapLocation: optional(pointSchema),
    phone: phoneField,
    email: requiredEmail,
    whatsapp: optionalPhone,
    websiteLink: optionalLink,
    socialLinks: z
      .object(
        Object.fromEntries(socialNetworks.map((network) => [network, optionalLink])) as Record<
          (typeof socialNetworks)[number],
          typeof optionalLink
        >,
      )
      .partial()
      .default({}),
    description: eitherText('field.description', shortDescription),
    services: z
      .array(
        eitherText('field.service', (key) => requiredLine(key, limits.serviceName)),
        { error: 'field.services' },
      )
      .min(limits.services.min, { error: 'field.services' })
      .max(limits.services.max, { error: 'field.services' }),
    mainPhotos: photos(limits.mainPhotos, 'field.main_photos'),
    /** None, or six to ten. */
    galleryPhotos: z
      .array(photoRefSchema)
      .default([])
      .refine((refs) => refs.length === 0 || refs.length >= limits.galleryPhotos.min, {
        error: 'field.gallery_photos',
      })
      .refine((refs) => refs.length <= limits.galleryPhotos.max, { error: 'field.images_many' }),
    workingHours: optional(postedWeekSchema),
    specialHours: specialHoursSchema.default([]),
    temporarilyClosed: z.boolean().default(false),
    /** The first day on which it opens again, where that is known. */
    closedUntil: optional(dateSchema),
    /** 1 to 4 dollar signs. */
    priceRange: optional(wholeNumber({ min: 1, max: 4 })),
    paymentMethods: choices(paymentMethods),
    languages: choices(spokenLanguages),
    halal: optional(halalEvidenceSchema),
    accessibility: choices(accessibilityFeatures),
    termsAccepted: z.literal(true, { error: 'field.terms' }),
  })
  .meta({ id: 'BusinessPost' });
export type BusinessPost = z.infer<typeof businessPostSchema>;
export type BusinessPostInput = z.input<typeof businessPostSchema>;
