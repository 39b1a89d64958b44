import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Favorite, FavoriteIds } from '../../contract/favorites.ts';
import { userChanged } from './user.slice.ts';

/** What the person saved, by kind; null until it was read. */
export interface FavoritesState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  ids: FavoriteIds | null;
}

/** What is known now. How it comes about is only for members to load. */
export const favoritesKnown = createAction<FavoritesState>('favorites/known');

const unknown: FavoritesState = { status: 'idle', ids: null };

/** The hearts of every page. They are forgotten with the person. */
export function favoritesReducer(state = unknown, action: UnknownAction): FavoritesState {
  if (favoritesKnown.match(action)) return action.payload;
  return userChanged.match(action) ? unknown : state;
}

export const isFavorite = ({ ids }: FavoritesState, { kind, id }: Favorite): boolean =>
  ids?.[kind].includes(id) ?? false;
