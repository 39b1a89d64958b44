import { z } from 'zod';
import { listingStatuses } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './envelope.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';

/* What members see of their own posts, whatever their status. */

export const ownPostKinds = ['business', 'product', 'rent', 'job', 'event'] as const;
export type OwnPostKind = (typeof ownPostKinds)[number];

/** What became of a post that was closed. */
export const closedAs = ['sold', 'rented', 'filled', 'closed'] as const;
export type ClosedAs = (typeof closedAs)[number];

/** What its owner may do with a post as it is now, so that no page repeats the rules. */
export const ownPostAbilities = ['edit', 'renew', 'close', 'reserve', 'delete'] as const;
export type OwnPostAbility = (typeof ownPostAbilities)[number];

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
    /** How often the code of its poster was scanned; 0 without a poster. */
    scans: z.number().int(),
    /** Of a business: its published reviews, those of this month among them; null for every other kind. */
    reviews: z
      .object({
        count: z.number().int(),
        /** The weighted average to one decimal; null below five reviews. */
        average: z.number().nullable(),
        thisMonth: z.number().int(),
      })
      .nullable(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    /** Why it was rejected or taken down, or why its last change was rejected: in the language that is asked in, and the moderator's words. */
    reason: z.string().nullable(),
    /** Whether it, or its change, was sent back to be changed rather than refused. */
    changeAsked: z.boolean(),
    /** The field of its form that the reason is about; null where it is about the whole post. */
    reasonField: z.string().nullable(),
    /** A change of the published post that waits for approval or was rejected; null where there is none. */
    change: z.enum(['pending', 'rejected']).nullable(),
    closedAs: z.enum(closedAs).nullable(),
    reserved: z.boolean(),
    /** The team took it down, for `reason`: it is `closed` until its owner has changed it and it is approved again. */
    takenDown: z.boolean(),
    abilities: z.array(z.enum(ownPostAbilities)),
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
        z.object({
          kind: z.enum(ownPostKinds),
          status: z.enum(listingStatuses),
          count: z.number().int(),
          /** How many of them were refused, sent back or taken down, or have a change that was. */
          toMend: z.number().int(),
        }),
      ),
    }),
  })
  .meta({ id: 'OwnPosts' });
export type OwnPosts = z.infer<typeof ownPostsSchema>;

/** A post as its owner edits it: `body` is what its kind's form sends, as it stands or as its waiting change has it. */
export const ownPostFormSchema = z
  .object({
    post: ownPostSchema,
    body: z.record(z.string(), z.unknown()),
    /** Of this body. Sent back as `If-Match`, it keeps an edit from writing over one that was made meanwhile. */
    version: z.string(),
    /** The pictures that the body names, by their ids. */
    pictures: z.array(pictureSchema),
  })
  .meta({ id: 'OwnPostForm' });
export type OwnPostForm = z.infer<typeof ownPostFormSchema>;

/** How posts of a kind may be closed, the usual way first. */
export const closingsOf: Record<OwnPostKind, readonly ClosedAs[]> = {
  business: ['closed'],
  product: ['sold', 'closed'],
  rent: ['rented', 'closed'],
  job: ['filled', 'closed'],
  event: ['closed'],
};

export const listOwnPosts = endpoint({
  path: '/profile/posts',
  access: 'member',
  summary: 'The posts of whoever asks, whatever their status, the newest first',
  query: ownPostsQuerySchema,
  answer: ownPostsSchema,
  returns: 'A page of posts, and how many there are',
});
