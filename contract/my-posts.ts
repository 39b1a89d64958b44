import { z } from 'zod';
import { listingStatuses } from './categories.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './envelope.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';

/* The posts of a member, for the member only, in every status. */

export const ownPostKinds = ['business', 'product', 'rent', 'job', 'event'] as const;
export type OwnPostKind = (typeof ownPostKinds)[number];

/** The outcome of a closed post. */
export const closedAs = ['sold', 'rented', 'filled', 'closed'] as const;
export type ClosedAs = (typeof closedAs)[number];

/** What the owner may do with a post in its current state, so that pages do not repeat the rules. */
export const ownPostAbilities = ['edit', 'confirmHours', 'renew', 'close', 'reserve', 'delete'] as const;
export type OwnPostAbility = (typeof ownPostAbilities)[number];

export const ownPostsQuerySchema = pageQuerySchema.extend({
  kind: z.enum(ownPostKinds).optional(),
  status: z.enum(listingStatuses).optional(),
});
export type OwnPostsQuery = Infer<typeof ownPostsQuerySchema>;

export const ownPostSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    /** The language of the title. */
    lang: z.enum(langs),
    /** A post past its expiry is `expired`, from that moment on. */
    status: z.enum(listingStatuses),
    priceCents: z.number().int().nullable(),
    photo: pictureSchema.nullable(),
    views: z.number().int(),
    contactClicks: z.number().int(),
    /** The number of scans of its poster's code; 0 without a poster. */
    scans: z.number().int(),
    /** For a business: its published reviews, including those of this month; null for other kinds. */
    reviews: z
      .object({
        count: z.number().int(),
        /** The weighted average to one decimal; null below five reviews. */
        average: z.number().nullable(),
        thisMonth: z.number().int(),
      })
      .nullable(),
    /** For a business with opening hours: when its owner last set or confirmed them. */
    hoursConfirmedAt: z.string().nullable(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    /**
     * Why it was rejected or taken down, or why its last revision was rejected: in the language of the request,
     * with the moderator's note.
     */
    reason: z.string().nullable(),
    /** Whether it, or its revision, was returned for changes rather than rejected. */
    isReturned: z.boolean(),
    /** The field of its form that the reason is about; null for the whole post. */
    reasonField: z.string().nullable(),
    /** A pending or rejected revision of the published post; null if there is none. */
    change: z.enum(['pending', 'rejected']).nullable(),
    closedAs: z.enum(closedAs).nullable(),
    reserved: z.boolean(),
    /** Only for events: its owner canceled it. It remains published, with a mark. */
    cancelled: z.boolean(),
    /** The team took it down, for `reason`: it is `closed` until its owner edits it and it is approved again. */
    takenDown: z.boolean(),
    abilities: z.array(z.enum(ownPostAbilities)),
  })
  .meta({ id: 'OwnPost' });
export type OwnPost = Infer<typeof ownPostSchema>;

export const ownPostsSchema = z
  .object({
    data: z.array(ownPostSchema),
    meta: z.object({
      next: z.string().nullable(),
      /** Counts by kind and by status, regardless of filters. */
      counts: z.array(
        z.object({
          kind: z.enum(ownPostKinds),
          status: z.enum(listingStatuses),
          count: z.number().int(),
          /** The number of those that were rejected, returned or taken down, or have a revision that was. */
          toMend: z.number().int(),
        }),
      ),
    }),
  })
  .meta({ id: 'OwnPosts' });
export type OwnPosts = Infer<typeof ownPostsSchema>;

/**
 * A post as loaded for editing: `body` is the form submission of its kind, for the post or its pending revision.
 */
export const ownPostFormSchema = z
  .object({
    post: ownPostSchema,
    body: z.record(z.string(), z.unknown()),
    /** The version tag of this body. Sent back as `If-Match`, it prevents overwriting a concurrent edit. */
    version: z.string(),
    /** The pictures that the body references, by id. */
    pictures: z.array(pictureSchema),
  })
  .meta({ id: 'OwnPostForm' });
export type OwnPostForm = Infer<typeof ownPostFormSchema>;

/** The reasons for closing posts of a kind, the usual one first. */
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
