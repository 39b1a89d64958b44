import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Favorite, FavoriteIds } from '../../contract/favorites.ts';
import { personChanged } from './user.slice.ts';

/** What the person saved, by kind; null until it was read. */
export interface FavoritesState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  ids: FavoriteIds | null;
}

export const favoritesWanted = createAction('favorites/wanted');
export const favoritesRead = createAction<FavoriteIds | null>('favorites/read');
export const favoriteChanged = createAction<Favorite & { saved: boolean }>('favorites/changed');

const unknown: FavoritesState = { status: 'idle', ids: null };

/** The hearts of every page. They are forgotten with the person. */
export function favoritesReducer(state = unknown, action: UnknownAction): FavoritesState {
  if (personChanged.match(action)) return unknown;
  if (favoritesWanted.match(action)) return { ...state, status: 'loading' };
  if (favoritesRead.match(action))
    return action.payload
      ? { status: 'succeeded', ids: action.payload }
      : { status: 'failed', ids: state.ids };
  if (favoriteChanged.match(action) && state.ids) {
    const { kind, id, saved } = action.payload;
    const others = state.ids[kind].filter((one) => one !== id);
    return { ...state, ids: { ...state.ids, [kind]: saved ? [id, ...others] : others } };
  }
  return state;
}

export const isFavorite = ({ ids }: FavoritesState, { kind, id }: Favorite): boolean =>
  ids?.[kind].includes(id) ?? false;
