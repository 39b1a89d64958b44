import { z } from 'zod';
import { businessFields } from '../businesses.ts';
import type { Infer } from '../deep-readonly.ts';
import { limits } from '../limits.ts';
import { postedShape } from '../listing-fields.ts';
import { pointSchema } from '../places.ts';
import {
  eitherText,
  optional,
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
} from './fields.ts';

/** One to three lines (section 9 of the specification). */
const shortDescription = (key: string) =>
  requiredLines(key, limits.description.max).refine(
    (text) => text.split('\n').filter((one) => one.trim()).length <= limits.descriptionLines.max,
    { error: 'field.description_lines' },
  );

/**
 * A business as submitted by its owner: the specification's «Business» with its rules, in camelCase. Texts may be
 * given in both languages.
 */
export const businessPostSchema = z
  .object({
    lang: postLang,
    companyName: eitherText('field.company_name', (key) => requiredLine(key, limits.title.max)),
    /** A main category of services or shops. */
    businessType: requiredId('field.main_category'),
    /** Its subcategories; empty if the main category has none. */
    subcategories: z
      .array(requiredId('field.sub_category'), { error: 'field.sub_category' })
      .max(limits.categoriesPerBusiness, { error: 'field.too_big' })
      .default([]),
    logo: requiredPhoto('field.logo'),
    cover: requiredPhoto('field.cover'),
    streetAddress: requiredLine('field.street', limits.street),
    /** The id of a city, borough or neighborhood. */
    city: requiredId('field.city'),
    state: z.string({ error: 'field.state' }).regex(/^[A-Z]{2}$/, { error: 'field.state' }),
    postalCode: requiredPostalCode,
    mapLocation: optional(pointSchema),
    phone: phoneField,
    email: requiredEmail,
    description: eitherText('field.description', shortDescription),
    ...postedShape(businessFields),
    mainPhotos: photos(limits.mainPhotos, 'field.main_photos'),
    /** None, or six to ten. */
    galleryPhotos: z
      .array(photoRefSchema)
      .default([])
      .refine((refs) => refs.length === 0 || refs.length >= limits.galleryPhotos.min, {
        error: 'field.gallery_photos',
      })
      .refine((refs) => refs.length <= limits.galleryPhotos.max, { error: 'field.images_many' }),
    termsAccepted: z.literal(true, { error: 'field.terms' }),
  })
  .meta({ id: 'BusinessPost' });
export type BusinessPost = Infer<typeof businessPostSchema>;
export type BusinessPostInput = z.input<typeof businessPostSchema>;
