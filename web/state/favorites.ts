import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Favorite, FavoriteIds } from '../../contract/favorites.ts';
import { userChanged } from './user.slice.ts';

/** The ids of saved items by type; null until loaded. */
export interface FavoritesState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  ids: FavoriteIds | null;
}

/** The current state. The code that changes it is loaded for members only. */
export const favoritesKnown = createAction<FavoritesState>('favorites/known');

const unknown: FavoritesState = { status: 'idle', ids: null };

/** The saved items behind all heart buttons, cleared on sign-out. */
export function favoritesReducer(state = unknown, action: UnknownAction): FavoritesState {
  if (favoritesKnown.match(action)) return action.payload;
  return userChanged.match(action) ? unknown : state;
}

export const isFavorite = ({ ids }: FavoritesState, { kind, id }: Favorite): boolean =>
  ids?.[kind].includes(id) ?? false;
