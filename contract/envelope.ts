import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { limits } from './limits.ts';

/** `{"data": …}`: the format of every success response. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** A facet value and the number of results with it. */
export const facetValueSchema = z
  .object({
    value: z.string(),
    label: z.string(),
    count: z.number().int().min(0),
  })
  .meta({ id: 'FacetValue' });
export type FacetValue = Infer<typeof facetValueSchema>;

export const listMetaSchema = z
  .object({
    total: z.number().int().min(0),
    /** false if an exact count would have been more expensive than reading: then `total` is a lower bound. */
    totalIsExact: z.boolean(),
    next: z.string().nullable(),
    facets: z.record(z.string(), z.array(facetValueSchema)),
  })
  .meta({ id: 'ListMeta' });
export type ListMeta = Infer<typeof listMetaSchema>;

export function listEnvelope<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: listMetaSchema });
}

/** `after` and `limit`: positions in a list are opaque cursors, never offsets. */
export const pageQuerySchema = z.object({
  after: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(limits.page.min).max(limits.page.max).default(limits.page.default),
});

/** A boolean in a query string: `1` or `true` is on, other permitted values are off. */
export const switchSchema = z
  .enum(['1', 'true', '0', 'false', ''])
  .optional()
  .transform((value) => value === '1' || value === 'true');

export const eitherSchema = z
  .object({ en: z.string().min(1).optional(), ar: z.string().min(1).optional() })
  .refine((text) => text.en !== undefined || text.ar !== undefined);

export const bothSchema = z.object({ en: z.string(), ar: z.string() });
