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

/* What members do with hearts. Guests never load this file. */

type Change = Favorite & { saved: boolean };
type Thunk<T> = (dispatch: Store['dispatch'], getState: Store['getState'], extra: ThunkExtra) => Promise<T>;

/** What is known after a change: nothing new where nothing is known. */
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

/** Tabs of one browser tell each other. */
let tabs: BroadcastChannel | undefined;
/** One change after the other, so that two quick presses end as the second one meant. */
let queue: Promise<unknown> = Promise.resolve();
let reading: Promise<void> | undefined;

/** Reads what somebody saved, once for as long as they are signed in. */
export const readFavorites =
  (): Thunk<void> =>
  (dispatch, getState, { api }) => {
    const { status } = getState().favorites;
    // A page that is just being left by whoever signed out has nobody to ask for.
    if (status === 'succeeded' || !readAccount().isSignedIn) return Promise.resolve();
    if (status === 'loading' && reading) return reading;
    dispatch(favoritesKnown({ status: 'loading', ids: null }));
    if (!tabs) {
      tabs = new BroadcastChannel('favorites');
      tabs.onmessage = ({ data }: MessageEvent<Change>) => dispatch(show(data));
    }
    const own: Promise<void> = api(listFavorites)
      // Without a kind it answers ids.
      .then(({ data }) => data as FavoriteIds)
      .catch(() => null)
      .then((ids) => {
        // What was read for somebody who has left in the meantime is nobody's.
        if (reading === own) dispatch(favoritesKnown({ status: ids ? 'succeeded' : 'failed', ids }));
      });
    reading = own;
    return own;
  };

/** Shown at once, and taken back where the server refuses; answers the refusal, or null when it went well. */
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

/** Saves something that may be saved already. */
export const saveFavorite = (thing: Favorite): Thunk<Refusal | null> => {
  return async (dispatch) => {
    await dispatch(readFavorites());
    return dispatch(changeFavorite({ ...thing, saved: true }));
  };
};

/** Saves what is not saved, and the other way round. */
export const toggleFavorite = (thing: Favorite): Thunk<Refusal | null> => {
  return async (dispatch, getState) => {
    await dispatch(readFavorites());
    const { favorites } = getState();
    if (!favorites.ids) return { status: 0, message: 'what is saved could not be read' };
    return dispatch(changeFavorite({ ...thing, saved: !isFavorite(favorites, thing) }));
  };
};
