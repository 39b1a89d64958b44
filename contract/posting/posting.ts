import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../envelope.ts';
import { limits } from '../limits.ts';
import { type OwnPostKind, ownPostFormSchema, ownPostKinds, ownPostSchema } from '../my-posts.ts';
import { idParamSchema, postParamsSchema } from '../posts.ts';
import { businessPostSchema } from './business.ts';
import { eventPostSchema } from './event.ts';
import { jobPostSchema } from './job.ts';
import { productPostSchema } from './product.ts';
import { rentalPostSchema } from './rental.ts';

/* Submitting and editing posts. */

/** What the form of a kind sends. */
export const postSchemas = {
  business: businessPostSchema,
  product: productPostSchema,
  rent: rentalPostSchema,
  job: jobPostSchema,
  event: eventPostSchema,
} as const satisfies Record<OwnPostKind, z.ZodType>;
/** What the form of some kind sends. */
export type PostBody = z.input<(typeof postSchemas)[OwnPostKind]>;

const bodies = {
  businesses: postSchemas.business,
  products: postSchemas.product,
  rents: postSchemas.rent,
  jobs: postSchemas.job,
  events: postSchemas.event,
};

export const createPost = endpoint({
  method: 'post',
  path: '/{folder}',
  access: 'member',
  summary: 'Posts something, which waits for a moderator',
  description:
    'Sent twice with one `Idempotency-Key`, or twice within a minute, it makes one post. A key that came with ' +
    'something else before is a conflict. Pictures are named by the ids that `POST media` answered.',
  params: postParamsSchema.pick({ folder: true }),
  headers: z.object({
    'Idempotency-Key': z
      .string()
      .max(limits.idempotencyKey)
      .optional()
      .describe('Of the sender’s choosing: the same key makes one post, however often it is sent'),
  }),
  bodies,
  maxBytes: limits.postBytes,
  answer: envelope(ownPostSchema),
  status: 201,
});

export const updatePost = endpoint({
  method: 'put',
  path: '/{folder}/{id}',
  access: 'member',
  summary: 'Edits one’s own post',
  description:
    'What is published stays as it is until a moderator approves new texts, pictures, links or contacts; a ' +
    'price, hours and the like act at once. Anything else waits for a moderator again.',
  params: postParamsSchema,
  headers: z.object({
    'If-Match': z
      .string()
      .optional()
      .describe('The `version` that was edited: 409 where someone changed it meanwhile'),
  }),
  bodies,
  maxBytes: limits.postBytes,
  answer: envelope(ownPostSchema),
});

export const readOwnPost = endpoint({
  path: '/profile/posts/{kind}/{id}',
  access: 'member',
  summary:
    'A post of whoever asks, as its form has it: with its last change, where one waits or was rejected',
  params: idParamSchema.extend({ kind: z.enum(ownPostKinds) }),
  answer: envelope(ownPostFormSchema),
  returns: 'The post and what its form sends',
});
