import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';

/** A picture in API responses. Addresses are paths of this site; sizes are pixels. */
export const pictureSchema = z
  .object({
    id: z.number().int(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    /** A thumbhash in base64: a blurred preview in about 25 bytes, or null. */
    placeholder: z.string().nullable(),
    /**
     * Of an upright picture: where a frame that shows only a part of its height should be, as a percentage between
     * its top and its bottom. Absent if it is where most faces are, a little above the center.
     */
    focus: z.number().int().min(0).max(100).optional(),
    variants: z.array(z.object({ url: z.string(), width: z.number().int(), type: z.string() })),
  })
  .meta({ id: 'Picture' });
export type Picture = Infer<typeof pictureSchema>;

/** The input formats: determined from the content, regardless of the file name. */
export const uploadTypes = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;

/** A crop in fractions of the picture: its top left corner, and its size. */
export const cropSchema = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().positive().max(1),
    height: z.number().positive().max(1),
  })
  // Fractions may have been rounded.
  .refine(({ x, width }) => x + width <= 1.000_001, { path: ['width'], message: 'field.too_big' })
  .refine(({ y, height }) => y + height <= 1.000_001, { path: ['height'], message: 'field.too_big' })
  .meta({ id: 'Crop' });
export type Crop = Infer<typeof cropSchema>;

export const pictureRoles = ['logo', 'cover', 'main', 'gallery'] as const;
export type PictureRole = (typeof pictureRoles)[number];
