import { z } from 'zod';
import { listingStatuses } from './categories.ts';
import { pageQuerySchema } from './envelope.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';

/* What members see of their own posts, whatever their status. */

export const ownPostKinds = ['business', 'product', 'rent', 'job'] as const;
export type OwnPostKind = (typeof ownPostKinds)[number];

export const ownPostsQuerySchema = pageQuerySchema.extend({
  kind: z.enum(ownPostKinds).optional(),
  status: z.enum(listingStatuses).optional(),
});
export type OwnPostsQuery = z.infer<typeof ownPostsQuerySchema>;

export const ownPostSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    /** The language that the title is written in. */
    lang: z.enum(langs),
    /** What has passed its day is `expired`, from that moment on. */
    status: z.enum(listingStatuses),
    priceCents: z.number().int().nullable(),
    photo: pictureSchema.nullable(),
    views: z.number().int(),
    contactClicks: z.number().int(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'OwnPost' });
export type OwnPost = z.infer<typeof ownPostSchema>;

export const ownPostsSchema = z
  .object({
    data: z.array(ownPostSchema),
    meta: z.object({
      next: z.string().nullable(),
      /** How many there are, by kind and by status, whatever was asked for. */
      counts: z.array(
        z.object({ kind: z.enum(ownPostKinds), status: z.enum(listingStatuses), count: z.number().int() }),
      ),
    }),
  })
  .meta({ id: 'OwnPosts' });
export type OwnPosts = z.infer<typeof ownPostsSchema>;
