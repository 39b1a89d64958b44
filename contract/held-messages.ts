import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { personSchema } from './conversation-reports.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, writtenSchema } from './posts.ts';

/* Messages with the same text to many members, which wait for a moderator. */

export const heldTextSchema = z
  .object({
    id: z.number().int(),
    text: z.string(),
    photos: z.array(pictureSchema),
    /** When the first of its messages was written. */
    at: z.string(),
    sender: personSchema,
    /** When the sender registered. */
    since: z.string(),
    /** The number of conversations in which it waits, and of those that got it before on the same day. */
    waiting: z.number().int(),
    delivered: z.number().int(),
    /** Some of the posts that it is about. */
    titles: z.array(writtenSchema),
  })
  .meta({ id: 'HeldText' });
export type HeldText = Infer<typeof heldTextSchema>;

export const heldTextsQuerySchema = pageQuerySchema;
export type HeldTextsQuery = Infer<typeof heldTextsQuerySchema>;

export const heldTextsSchema = z
  .object({ data: z.array(heldTextSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'HeldTexts' });
export type HeldTexts = Infer<typeof heldTextsSchema>;

export const listHeldTexts = endpoint({
  path: '/admin/held-messages',
  access: 'reports',
  summary: 'Texts that members wrote to many, each once, the oldest first',
  query: heldTextsQuerySchema,
  answer: heldTextsSchema,
  returns: 'A page of texts; nothing else of their conversations',
});

export const decideHeldText = endpoint({
  method: 'post',
  path: '/admin/held-messages/{id}/decision',
  access: 'reports',
  summary: 'Delivers a text to everyone for whom it is pending, or rejects it; its sender sees which',
  params: idParamSchema,
  body: z.object({ pass: z.boolean() }),
  answer: envelope(doneSchema),
  failures: [409],
});
