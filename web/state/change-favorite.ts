import {
  addFavorite,
  type Favorite,
  type FavoriteIds,
  listFavorites,
  removeFavorite,
} from '../../contract/favorites.ts';
import { ApiError, type Refusal } from '../api.ts';
import type { Store } from '../store.ts';
import { readAccount } from './account.ts';
import type { ThunkExtra } from './create-fetch-slice.ts';
import { type FavoritesState, favoritesKnown, isFavorite } from './favorites.ts';

/* The actions of the heart buttons. Guests never load this file. */

type Change = Favorite & { saved: boolean };
type Thunk<T> = (dispatch: Store['dispatch'], getState: Store['getState'], extra: ThunkExtra) => Promise<T>;

/** The list after a change; unchanged if it has not loaded. */
export function withChange(state: FavoritesState, { kind, id, saved }: Change): FavoritesState {
  if (!state.ids) return state;
  const others = state.ids[kind].filter((one) => one !== id);
  return { ...state, ids: { ...state.ids, [kind]: saved ? [id, ...others] : others } };
}

const show =
  (change: Change) =>
  (dispatch: Store['dispatch'], getState: Store['getState']): void => {
    dispatch(favoritesKnown(withChange(getState().favorites, change)));
  };

/** Notifies the other tabs of this browser. */
let tabs: BroadcastChannel | undefined;
/** Changes are serialized, so that two quick clicks end in the state of the second. */
let queue: Promise<unknown> = Promise.resolve();
let reading: Promise<void> | undefined;

/** Reads the saved items once per session. */
export const readFavorites =
  (): Thunk<void> =>
  (dispatch, getState, { api }) => {
    const { status } = getState().favorites;
    // A page being left after signing out has no user to read for.
    if (status === 'succeeded' || !readAccount().isSignedIn) return Promise.resolve();
    if (status === 'loading' && reading) return reading;
    dispatch(favoritesKnown({ status: 'loading', ids: null }));
    if (!tabs) {
      tabs = new BroadcastChannel('favorites');
      tabs.onmessage = ({ data }: MessageEvent<Change>) => dispatch(show(data));
    }
    const own: Promise<void> = api(listFavorites)
      // Without a type it returns ids.
      .then(({ data }) => data as FavoriteIds)
      .catch(() => null)
      .then((ids) => {
        // A response for a user who has signed out meanwhile is discarded.
        if (reading === own) dispatch(favoritesKnown({ status: ids ? 'succeeded' : 'failed', ids }));
      });
    reading = own;
    return own;
  };

/** Optimistic: reverted if the server rejects it. Returns the error, or null on success. */
export const changeFavorite = (change: Change): Thunk<Refusal | null> => {
  return (dispatch, _getState, { api }) => {
    const { kind, id, saved } = change;
    dispatch(show(change));
    const sent = queue.then(() =>
      saved ? api(addFavorite, { body: { kind, id } }) : api(removeFavorite, { params: { kind, id } }),
    );
    queue = sent.catch(() => undefined);
    return sent.then(
      () => {
        tabs?.postMessage(change);
        return null;
      },
      (error: unknown) => {
        dispatch(show({ ...change, saved: !saved }));
        return error instanceof ApiError ? error.problem : { status: 0 as const, message: String(error) };
      },
    );
  };
};

/** Saves an item, which may be saved already. */
export const saveFavorite = (thing: Favorite): Thunk<Refusal | null> => {
  return async (dispatch) => {
    await dispatch(readFavorites());
    return dispatch(changeFavorite({ ...thing, saved: true }));
  };
};

/** Toggles whether an item is saved. */
export const toggleFavorite = (thing: Favorite): Thunk<Refusal | null> => {
  return async (dispatch, getState) => {
    await dispatch(readFavorites());
    const { favorites } = getState();
    if (!favorites.ids) return { status: 0, message: 'what is saved could not be read' };
    return dispatch(changeFavorite({ ...thing, saved: !isFavorite(favorites, thing) }));
  };
};
