import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { langs } from './locales.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';

/* The posts that members have conversations about. */

/** The current state of the post. */
export const conversationPostStates = [
  'available',
  'reserved',
  'sold',
  'rented',
  'filled',
  'closed',
  'expired',
  'pending',
  'removed',
] as const;
export type ConversationPostState = (typeof conversationPostStates)[number];

export const conversationPostSchema = z
  .object({
    kind: z.enum(ownPostKinds).exclude(['business']),
    /** Null if the post is deleted. */
    id: z.number().int().nullable(),
    slug: z.string(),
    title: z.string(),
    /** The language of the title. */
    lang: z.enum(langs),
    state: z.enum(conversationPostStates),
    priceCents: z.number().int().nullable(),
    area: z.string().nullable(),
    photo: pictureSchema.nullable(),
    postedAt: z.string().nullable(),
  })
  .meta({ id: 'ConversationPost' });
export type ConversationPost = Infer<typeof conversationPostSchema>;
