import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { closedAs, ownPostKinds, ownPostSchema } from './my-posts.ts';
import { idParamSchema, postParamsSchema } from './posts.ts';

/* Changes of a published post by its owner or by an emailed link. */

/** Why a post is closed; each type has its own word, and `closed` is for all. */
export const closeSchema = z.object({ as: z.enum(closedAs).default('closed') }).meta({ id: 'ClosePost' });
export const reserveSchema = z.object({ reserved: z.boolean() }).meta({ id: 'ReservePost' });
/** What the holder of an emailed link learns about the post: public data, and its new expiry date. */
export const stillAvailableAnswerSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    lang: z.enum(langs),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'StillAvailableAnswer' });
export type StillAvailableAnswer = Infer<typeof stillAvailableAnswerSchema>;
/** The link of the email that asks whether a post is still available. */
export const stillAvailableSchema = z
  .object({ token: z.string({ error: 'field.link' }).min(1, { error: 'field.link' }).max(200) })
  .meta({ id: 'StillAvailable' });

export const renewPost = endpoint({
  method: 'post',
  path: '/{folder}/{id}/renew',
  access: 'member',
  summary: 'Renews a post for its whole time (own posts only)',
  params: postParamsSchema,
  answer: envelope(ownPostSchema),
  returns: 'The post as it is now',
  failures: [409, 410],
});

export const deletePost = endpoint({
  method: 'delete',
  path: '/{folder}/{id}',
  access: 'member',
  summary: 'Deletes a post; it can be restored for an hour (own posts only)',
  params: postParamsSchema,
  answer: envelope(ownPostSchema),
  returns: 'The post as it is now',
  failures: [409, 410],
});

export const restorePost = endpoint({
  method: 'post',
  path: '/{folder}/{id}/restore',
  access: 'member',
  summary: 'Makes a deleted post what it was (own posts only)',
  params: postParamsSchema,
  answer: envelope(ownPostSchema),
  returns: 'The post as it is now',
  failures: [409, 410],
});

export const closePost = endpoint({
  method: 'post',
  path: '/{folder}/{id}/close',
  access: 'member',
  summary: 'Ends a post: as sold, rented or filled, by its kind, or as closed (own posts only)',
  params: postParamsSchema,
  body: closeSchema,
  answer: envelope(ownPostSchema),
});

export const reopenPost = endpoint({
  method: 'post',
  path: '/{folder}/{id}/reopen',
  access: 'member',
  summary: 'Takes closing back: the post is what it was (own posts only)',
  params: postParamsSchema,
  answer: envelope(ownPostSchema),
  returns: 'The post as it is now',
  failures: [409, 410],
});

export const reserveProduct = endpoint({
  method: 'post',
  path: '/products/{id}/reserve',
  access: 'member',
  summary: 'Says whether a product is promised to someone (own posts only)',
  params: idParamSchema,
  body: reserveSchema,
  answer: envelope(ownPostSchema),
});

export const confirmHours = endpoint({
  method: 'post',
  path: '/businesses/{id}/confirm-hours',
  access: 'member',
  summary: 'Says that the opening hours of a business are still right (own posts only)',
  params: idParamSchema,
  answer: envelope(ownPostSchema),
  returns: 'The post as it is now',
  failures: [409, 410],
});

export const confirmStillAvailable = endpoint({
  method: 'post',
  path: '/still-available',
  summary: 'Renews a post by the link of an email; a second time is no error',
  body: stillAvailableSchema,
  answer: envelope(stillAvailableAnswerSchema),
});
