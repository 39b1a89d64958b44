import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema } from './businesses.ts';
import { categorySchema } from './categories.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { eventCardSchema } from './events.ts';
import { jobCardSchema } from './jobs.ts';
import { langs } from './locales.ts';
import { nearSchema, pointSchema } from './places.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';

/** The minimum number of homes of a size for published rents; fewer would disclose the rent of a single one. */
export const leastHomes = 5;
/** The age in days up to which a home's rent counts. */
export const rentDays = 90;

/**
 * An outline for drawing: an SVG path whose bounding box begins at 0, 0 and whose longer side is 100. North is up.
 */
export const shapeSchema = z
  .object({
    path: z.string(),
    width: z.number(),
    height: z.number(),
    /** Meters per unit. */
    unitMeters: z.number(),
  })
  .meta({ id: 'Shape' });
export type Shape = Infer<typeof shapeSchema>;

/** A neighborhood, or a city next to New York, in lists. */
export const neighborhoodCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    /** The borough or state that contains it. */
    parent: z.string(),
    /** The center of its outline. */
    point: pointSchema,
    /** Null if it has no outline. */
    shape: shapeSchema.nullable(),
    /** Published businesses in it. */
    places: z.number().int(),
    /** Published listings of every kind. */
    count: z.number().int(),
  })
  .meta({ id: 'NeighborhoodCard' });
export type NeighborhoodCard = Infer<typeof neighborhoodCardSchema>;

/** A room, a studio (`0`), or the number of bedrooms; `3` is three and more. */
export const rentSizes = ['room', '0', '1', '2', '3'] as const;
export type RentSize = (typeof rentSizes)[number];

const rentSchema = z.object({
  size: z.enum(rentSizes),
  homes: z.number().int(),
  /** Quartiles of the monthly rents; null if there are fewer than five homes. */
  usual: z
    .object({ lowCents: z.number().int(), medianCents: z.number().int(), highCents: z.number().int() })
    .nullable(),
});
export type NeighborhoodRent = Infer<typeof rentSchema>;

const stationSchema = z.object({
  name: z.string(),
  /** The services that stop there, as on signs. */
  routes: z.array(z.string()),
  /** The position within the shape. */
  x: z.number(),
  y: z.number(),
});
export type NeighborhoodStation = Infer<typeof stationSchema>;

const newestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rental'), post: rentalCardSchema }),
  z.object({ kind: z.literal('product'), post: productCardSchema }),
  z.object({ kind: z.literal('job'), post: jobCardSchema }),
  z.object({ kind: z.literal('business'), post: businessCardSchema }),
]);
export type NewestPost = Infer<typeof newestSchema>;

export const neighborhoodSchema = z
  .object({
    ...neighborhoodCardSchema.shape,
    /** Its name in the site's other language. */
    otherName: z.object({ text: z.string(), lang: z.enum(langs) }),
    /** Its outline in more detail than on cards. */
    shape: shapeSchema.nullable(),
    homes: z.number().int(),
    jobs: z.number().int(),
    products: z.number().int(),
    /** Subway stops; empty if the site has no street map. */
    stations: z.array(stationSchema),
    /** Nonempty categories of the directory, the largest first. */
    categories: z.array(categorySchema),
    rents: z.array(rentSchema),
    /** Alternating between kinds, the newest first. */
    newest: z.array(newestSchema),
    /** Upcoming events there, the soonest first. */
    events: z.array(eventCardSchema),
    /** Open late this evening; empty from 4 am to 6 pm. */
    late: z.array(businessCardSchema),
    guides: z.array(articleCardSchema),
    /** Adjacent areas, the nearest first. */
    nearby: z.array(neighborhoodCardSchema),
  })
  .meta({ id: 'Neighborhood' });
export type Neighborhood = Infer<typeof neighborhoodSchema>;

export const listNeighborhoods = endpoint({
  path: '/neighborhoods',
  summary: 'Neighborhoods and near cities with their outlines and how much there is in each',
  query: z.object({ at: nearSchema.optional().describe('Only those that this point lies in') }),
  answer: envelope(z.array(neighborhoodCardSchema)),
  returns: 'The neighborhoods, in the order of the lists',
});

export const readNeighborhood = endpoint({
  path: '/neighborhoods/{slug}',
  summary: 'What a neighborhood has',
  params: z.object({ slug: z.string().max(100).describe('Or the id of the place') }),
  answer: envelope(neighborhoodSchema),
  returns: 'The neighborhood',
});
