import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema } from './businesses.ts';
import { jobCardSchema } from './jobs.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';

/* What people save for later. */

export const favoriteKinds = ['business', 'product', 'rent', 'job', 'blog'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export const favoriteSchema = z
  .object({ kind: z.enum(favoriteKinds), id: z.coerce.number().int().positive() })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favoriteSchema>;

/** The ids of all that somebody saved, for the hearts of every page. */
export const favoriteIdsSchema = z
  .record(z.enum(favoriteKinds), z.array(z.number().int()))
  .meta({ id: 'FavoriteIds' });
export type FavoriteIds = z.infer<typeof favoriteIdsSchema>;

/** The saved things of one kind, newest first. What is no longer public is counted and not shown. */
export const favoriteListSchemas = {
  business: businessCardSchema,
  product: productCardSchema,
  rent: rentalCardSchema,
  job: jobCardSchema,
  blog: articleCardSchema,
};

export const favoriteMetaSchema = z
  .object({ total: z.number().int(), gone: z.number().int(), next: z.string().nullable() })
  .meta({ id: 'FavoriteMeta' });
