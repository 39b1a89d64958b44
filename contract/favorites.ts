import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema } from './businesses.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { eventCardSchema } from './events.ts';
import { favoriteSorts } from './favorite-values.ts';
import { jobCardSchema } from './jobs.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';

/* Saved items of members. */

export const favoriteKinds = ['business', 'product', 'rent', 'job', 'event', 'blog'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export const favoriteSchema = z
  .object({ kind: z.enum(favoriteKinds), id: z.coerce.number().int().positive() })
  .meta({ id: 'Favorite' });
export type Favorite = Infer<typeof favoriteSchema>;

/** Without a kind the response contains the ids of everything. */
export const favoriteQuerySchema = pageQuerySchema.extend({
  kind: z.enum(favoriteKinds).optional(),
  sort: z.enum(favoriteSorts).default('saved'),
});

const idsSchema = z.array(z.number().int());
/** The ids of all saved items, newest first, for the heart icons of every page. */
export const favoriteIdsSchema = z
  .object({
    business: idsSchema,
    product: idsSchema,
    rent: idsSchema,
    job: idsSchema,
    event: idsSchema,
    blog: idsSchema,
  })
  .meta({ id: 'FavoriteIds' });
export type FavoriteIds = Infer<typeof favoriteIdsSchema>;

const metaSchema = z
  .object({
    total: z.number().int(),
    /** The number of items on this page that are no longer published, and therefore omitted. */
    gone: z.number().int(),
    /** Offers on this page that cost less than when they were saved, with their prices then, in US cents. */
    dropped: z.array(z.object({ id: z.number().int(), wasCents: z.number().int() })),
    next: z.string().nullable(),
  })
  .meta({ id: 'FavoriteMeta' });
export type FavoriteMeta = Infer<typeof metaSchema>;

/** The saved items of one kind as cards of that kind. */
const pageOf = <T extends z.ZodType>(card: T) => z.object({ data: z.array(card), meta: metaSchema });
export const favoritePageSchema = z.union([
  pageOf(businessCardSchema),
  pageOf(productCardSchema),
  pageOf(rentalCardSchema),
  pageOf(jobCardSchema),
  pageOf(eventCardSchema),
  pageOf(articleCardSchema),
]);
export type FavoritePage = Infer<typeof favoritePageSchema>;

export const favoriteAnswerSchema = z.union([z.object({ data: favoriteIdsSchema }), favoritePageSchema]);

export const listFavorites = endpoint({
  path: '/profile/favorite',
  access: 'member',
  summary: 'What a member saved: the ids of everything, or with `kind` a page of that kind',
  query: favoriteQuerySchema,
  answer: favoriteAnswerSchema,
  returns: 'Ids by kind, or cards',
});

export const addFavorite = endpoint({
  method: 'post',
  path: '/profile/favorite',
  access: 'member',
  summary: 'Saves something; a second time is no error',
  body: favoriteSchema,
  answer: envelope(doneSchema),
  returns: 'It is saved',
});

export const removeFavorite = endpoint({
  method: 'delete',
  path: '/profile/favorite/{kind}/{id}',
  access: 'member',
  summary: 'Saves something no longer; a second time is no error',
  params: favoriteSchema,
  answer: envelope(doneSchema),
  returns: 'It is not saved',
});
