import { z } from 'zod';

/** A picture as the API shows it. Addresses are paths of this site; sizes are pixels. */
export const pictureSchema = z
  .object({
    id: z.number().int(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    /** Base64 of a thumbhash: a blurred likeness in about 25 bytes, or null. */
    placeholder: z.string().nullable(),
    variants: z.array(z.object({ url: z.string(), width: z.number().int(), type: z.string() })),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof pictureSchema>;

/** What a picture is when it comes: its kind is read from its bytes, whatever its name says. */
export const uploadTypes = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;

/** A part of a picture in fractions of it: where it begins from the top left, and how much of it is kept. */
export const cropSchema = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().positive().max(1),
    height: z.number().positive().max(1),
  })
  // Fractions are rounded on their way.
  .refine(({ x, width }) => x + width <= 1.000_001, { path: ['width'], message: 'field.too_big' })
  .refine(({ y, height }) => y + height <= 1.000_001, { path: ['height'], message: 'field.too_big' })
  .meta({ id: 'Crop' });
export type Crop = z.infer<typeof cropSchema>;

export const pictureRoles = ['logo', 'cover', 'main', 'gallery'] as const;
export type PictureRole = (typeof pictureRoles)[number];
