import { type FavoriteSort, favoriteSorts } from '../../../contract/favorite-values.ts';
import type { FavoriteKind } from '../../../contract/favorites.ts';

/** The orders of a kind: only products and homes have prices. */
export const savedSorts = (kind: FavoriteKind): FavoriteSort[] =>
  favoriteSorts.filter((sort) => sort !== 'price_low' || kind === 'product' || kind === 'rent');

/** The order of a page of saved items, from its address; one that the kind lacks is ignored. */
export function savedSort(kind: FavoriteKind, params: URLSearchParams): FavoriteSort {
  return savedSorts(kind).find((sort) => sort === params.get('sort')) ?? 'saved';
}
