import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/** The city's time zone: opening hours are wall-clock times. */
export const cityTimeZone = 'America/New_York';

export const placeKinds = ['borough', 'city', 'neighbourhood'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const placeSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    kind: z.enum(placeKinds),
    parentId: z.number().int().nullable(),
    stateCode: z.string(),
    lat: z.number(),
    lng: z.number(),
    /** Published listings of every type in it, including its neighborhoods. */
    count: z.number().int(),
  })
  .meta({ id: 'Place' });
export type Place = Infer<typeof placeSchema>;

export const stateSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    cities: z.array(placeSchema),
  })
  .meta({ id: 'State' });
export type State = Infer<typeof stateSchema>;

export const pointSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Point = Infer<typeof pointSchema>;

/** `near=40.63,-74.02`: WGS 84 degrees. */
export const nearSchema = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .refine((text) => pointSchema.safeParse(pointOf(text)).success)
  .transform(pointOf);

function pointOf(text: string): Point {
  const [lat, lng] = text.split(',').map(Number);
  return { lat: lat ?? 0, lng: lng ?? 0 };
}

export const listCities = endpoint({
  path: '/cities',
  summary: 'States with their cities, boroughs and neighborhoods',
  answer: envelope(z.array(stateSchema)),
  returns: 'The states',
});
