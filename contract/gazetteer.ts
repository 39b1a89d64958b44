import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';

/** Autocompletion of addresses: the prefix of a name in either language, or of a ZIP code. */
export const gazetteerQuerySchema = z.object({
  q: z.string().trim().min(1).max(limits.query.max),
  limit: z.coerce.number().int().min(1).max(limits.gazetteer.max).default(limits.gazetteer.default),
});

/** A place that posts can reference, or a ZIP code in one. */
export const gazetteerEntrySchema = z
  .object({
    /** Formatted in the language: «Bay Ridge, Brooklyn», with its ZIP code if it is one. */
    label: z.string(),
    /** The id of the place in the `cities` response. */
    cityId: z.number().int(),
    city: z.string(),
    stateCode: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    /** Its center. */
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'GazetteerEntry' });
export type GazetteerEntry = Infer<typeof gazetteerEntrySchema>;

export const completePlaces = endpoint({
  path: '/gazetteer',
  summary: 'Places and ZIP codes that complete an address while it is typed, in either language',
  query: gazetteerQuerySchema,
  answer: envelope(z.array(gazetteerEntrySchema)),
  returns: 'The likeliest first',
});
