import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { bothSchema, envelope } from './envelope.ts';
import { pictureSchema } from './pictures.ts';
import { posterKinds } from './poster-kinds.ts';

/* Printable posters with a QR code, and the short addresses that the codes contain. */

/** A text in both languages; null in a missing one. */
const bothOrOneSchema = z.object({ en: z.string().nullable(), ar: z.string().nullable() });

export const posterSchema = z
  .object({
    kind: z.enum(posterKinds),
    id: z.number().int(),
    /** The last segment of its short address: `/b/{code}`. */
    code: z.string(),
    /** Whether the target of the code is public. */
    published: z.boolean(),
    name: bothOrOneSchema,
    logo: pictureSchema.nullable(),
    /** Of a business. */
    street: z.string().nullable(),
    phone: z.string().nullable(),
    priceCents: z.number().int().nullable(),
    /** The place that contains it; for a neighborhood, the next larger one. */
    area: bothSchema,
    siteName: bothSchema,
    /** The heading beside the code, and below it the target of the code, by goal. */
    heading: bothSchema,
    texts: z.object({ page: bothSchema, review: bothSchema.nullable() }),
    /** The number of scans and visits of its address; null for anyone but the owner and the team. */
    scans: z.object({ total: z.number().int(), lastDays: z.number().int() }).nullable(),
  })
  .meta({ id: 'Poster' });
export type Poster = Infer<typeof posterSchema>;

/** The number of days that `scans.lastDays` counts, including today. */
export const scanDays = 30;

export const makePoster = endpoint({
  method: 'put',
  path: '/posters/{kind}/{id}',
  access: 'member',
  summary: 'What a poster says, with its short address, which is created once and never changes',
  description: 'A post that is not published has a poster for its owner and the moderators only.',
  params: z.object({ kind: z.enum(posterKinds), id: z.coerce.number().int().positive() }),
  answer: envelope(posterSchema),
  returns: 'The poster',
  failures: [410],
});
