import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bothSchema, envelope } from './envelope.ts';
import { pictureSchema } from './pictures.ts';
import { posterKinds } from './poster-kinds.ts';

/* Printable posters with a QR code, and the short addresses that the codes lead to. */

/** A text in both languages; null in one that it does not exist in. */
const bothOrOneSchema = z.object({ en: z.string().nullable(), ar: z.string().nullable() });

export const posterSchema = z
  .object({
    kind: z.enum(posterKinds),
    id: z.number().int(),
    /** What the path of its short address ends with: `/b/{code}`. */
    code: z.string(),
    /** Whether everybody may see what the code leads to. */
    published: z.boolean(),
    name: bothOrOneSchema,
    logo: pictureSchema.nullable(),
    /** Of a business. */
    street: z.string().nullable(),
    phone: z.string().nullable(),
    priceCents: z.number().int().nullable(),
    /** The place that it is in; for a neighborhood, what that is in. */
    area: bothSchema,
    siteName: bothSchema,
    /** The heading beside the code, and under it what the code leads to, by goal. */
    heading: bothSchema,
    texts: z.object({ page: bothSchema, review: bothSchema.nullable() }),
    /** How often the code was scanned or its address opened; null for anyone but the owner and the team. */
    scans: z.object({ total: z.number().int(), lastDays: z.number().int() }).nullable(),
  })
  .meta({ id: 'Poster' });
export type Poster = z.infer<typeof posterSchema>;

/** Days that `scans.lastDays` counts, today included. */
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
