import { z } from 'zod';
import { langs } from './locales.ts';
import { pointSchema } from './places.ts';

const boxForm = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

/** A part of the map: `south,west,north,east` in WGS 84 degrees. */
export const boxSchema = z
  .string()
  .max(100)
  .regex(boxForm)
  .transform((text) => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(({ south, north, west, east }) => south < north && west < east && north <= 90 && east <= 180);
export type Box = z.infer<typeof boxSchema>;

/** What a map asks beside the filters of its list. */
export const mapAreaShape = {
  box: boxSchema.describe('`south,west,north,east`: what is seen of the map'),
  zoom: z.coerce.number().min(0).max(22).describe('As web maps count it: the world is 256 pixels wide at 0'),
};

/** Up to so many are shown singly; more are gathered. */
export const mostMapPoints = 300;

export const mapContentSchema = z
  .object({
    /** Many that lie near one another, where their middle is. */
    clusters: z.array(
      z.object({
        point: pointSchema,
        count: z.number().int().positive(),
        /** The place that they lie in, where they were gathered by places. */
        name: z.string().nullable(),
      }),
    ),
    points: z.array(
      z.object({
        id: z.number().int(),
        /** Of homes it is approximate: rounded to 3 decimals, some 100 m. */
        point: pointSchema,
        name: z.string(),
        lang: z.enum(langs),
        icon: z.string(),
        priceCents: z.number().int().nullable(),
        /** The weighted average of its reviews, to one decimal: null below five. */
        rating: z.number().nullable(),
        /** It was published no longer than `limits.newOnMapDays` ago. */
        isNew: z.boolean(),
      }),
    ),
    /** false where there are more than were counted. */
    isExact: z.boolean(),
  })
  .meta({ id: 'MapContent' });
export type MapContent = z.infer<typeof mapContentSchema>;
