import { AppError } from '../../../contract/errors.ts';
import type { FavoriteSort } from '../../../contract/favorite-values.ts';
import {
  type Favorite,
  type FavoriteIds,
  type FavoriteKind,
  type FavoriteMeta,
  type FavoritePage,
  favoriteKinds,
} from '../../../contract/favorites.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../businesses/service.ts';
import type { Content } from '../content/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import {
  addFavorite,
  countFavorites,
  isPublished,
  readDrops,
  readFavoriteIds,
  readFavorites,
  removeFavorite,
} from './queries.ts';

export interface FavoritesNeeds {
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  events: Events;
  content: Content;
}

/** Saved items of members. */
export function createFavorites(
  db: Db,
  { businesses, products, rentals, jobs, events, content }: FavoritesNeeds,
) {
  const cardsOf: Record<FavoriteKind, (ids: number[], context: RequestContext) => Promise<{ id: number }[]>> =
    {
      business: businesses.chosen,
      product: products.chosen,
      rent: rentals.chosen,
      job: jobs.chosen,
      event: events.chosen,
      blog: content.articles.chosen,
    };

  /**
   * Saves an item. Idempotent.
   * @throws AppError `not_found` for records that are not published
   */
  async function save(userId: number, favorite: Favorite, now: Date): Promise<void> {
    if (!(await isPublished(db, favorite, now))) throw new AppError('not_found');
    await addFavorite(db, userId, favorite, now);
  }

  /** Removes a saved item. Idempotent. */
  const forget = (userId: number, favorite: Favorite): Promise<void> => removeFavorite(db, userId, favorite);

  /** The ids of all saved items, newest first, for the heart icons of a page. */
  async function ids(userId: number): Promise<FavoriteIds> {
    const rows = await readFavoriteIds(db, userId);
    const of = (kind: FavoriteKind): readonly number[] =>
      rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return Object.fromEntries(favoriteKinds.map((kind) => [kind, of(kind)])) as FavoriteIds;
  }

  /** A page of saved items of one kind. Unpublished ones are counted as `gone`. */
  async function list(
    userId: number,
    {
      kind,
      sort,
      after,
      limit,
    }: { kind: FavoriteKind; sort: FavoriteSort; after?: string | undefined; limit: number },
    context: RequestContext,
  ): Promise<FavoritePage> {
    const cursor = decodeCursor(after, sort);
    const [rows, total] = await Promise.all([
      readFavorites(db, userId, { kind, sort, cursor, limit }),
      countFavorites(db, userId, kind),
    ]);
    const page = rows.slice(0, limit);
    const pageIds = page.map(({ id }) => id);
    const [cards, dropped] = await Promise.all([
      cardsOf[kind](pageIds, context),
      kind === 'blog' || pageIds.length === 0 ? [] : readDrops(db, userId, pageIds),
    ]);
    const data: readonly { id: number }[] = page.flatMap(
      ({ id }) => cards.find((card) => card.id === id) ?? [],
    );
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null;
    const meta: FavoriteMeta = { total, gone: page.length - data.length, dropped, next };
    return { data, meta } as FavoritePage;
  }

  return { save, forget, ids, list };
}
export type Favorites = ReturnType<typeof createFavorites>;
