import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { withExtraArgument } from 'redux-thunk';
import type { Api } from './api.ts';
import type { ThunkExtra } from './state/create-fetch-slice.ts';
import { favoritesReducer } from './state/favorites.ts';
import { homeSections } from './state/home-sections.ts';
import { loadingCounter, loadingReducer } from './state/loading.slice.ts';
import {
  about,
  blog,
  business,
  contact,
  event,
  home,
  legal,
  market,
  news,
  openData,
  profile,
  rent,
  services,
  settings,
} from './state/slices.ts';
import { userReducer } from './state/user.slice.ts';

const reducer = combineReducers({
  settings: settings.slice.reducer,
  home: home.slice.reducer,
  homeSections: homeSections.slice.reducer,
  services: services.slice.reducer,
  business: business.slice.reducer,
  rent: rent.slice.reducer,
  event: event.slice.reducer,
  market: market.slice.reducer,
  about: about.slice.reducer,
  blog: blog.slice.reducer,
  news: news.slice.reducer,
  contact: contact.slice.reducer,
  openData: openData.slice.reducer,
  legal: legal.slice.reducer,
  profile: profile.slice.reducer,
  user: userReducer,
  favorites: favoritesReducer,
  loading: loadingReducer,
});
export type RootState = ReturnType<typeof reducer>;

/**
 * A store: one per request on the server, one per page in a browser. The API client is injected. `configureStore`
 * would add 0.6 kB to every page for checks, batching and developer tools that the site does not use.
 */
export function makeStore(api: Api, preloadedState?: Partial<RootState>) {
  const enhancer = applyMiddleware<ThunkDispatch<RootState, ThunkExtra, UnknownAction>>(
    withExtraArgument({ api }),
    loadingCounter,
  );
  return legacy_createStore(reducer, preloadedState, enhancer);
}

export type Store = ReturnType<typeof makeStore>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
