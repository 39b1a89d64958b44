import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { langs } from './locales.ts';
import { pointSchema } from './places.ts';

const boxForm = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

/** A map view: `south,west,north,east` in WGS 84 degrees. */
export const boxSchema = z
  .string()
  .max(100)
  .regex(boxForm)
  .transform((text) => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(({ south, north, west, east }) => south < north && west < east && north <= 90 && east <= 180);
export type Box = Infer<typeof boxSchema>;

/** The query of a map besides the filters of its list. */
export const mapAreaShape = {
  box: boxSchema.describe('`south,west,north,east`: what is seen of the map'),
  zoom: z.coerce.number().min(0).max(22).describe('As web maps count it: the world is 256 pixels wide at 0'),
};

/** The maximum number of single places; more are clustered. */
export const mostMapPoints = 300;

export const mapContentSchema = z
  .object({
    /** A cluster of nearby places, at their mean position. */
    clusters: z.array(
      z.object({
        point: pointSchema,
        count: z.number().int().positive(),
        /** The place that contains them, if they were clustered by place. */
        name: z.string().nullable(),
      }),
    ),
    points: z.array(
      z.object({
        id: z.number().int(),
        /** Approximate for rentals: rounded to 3 decimals, about 100 m. */
        point: pointSchema,
        name: z.string(),
        lang: z.enum(langs),
        icon: z.string(),
        priceCents: z.number().int().nullable(),
        /** The weighted average of its reviews, to one decimal: null below five. */
        rating: z.number().nullable(),
        /** Published at most `limits.newOnMapDays` ago. */
        isNew: z.boolean(),
      }),
    ),
    /** false if there are more than were counted. */
    isExact: z.boolean(),
  })
  .meta({ id: 'MapContent' });
export type MapContent = Infer<typeof mapContentSchema>;
