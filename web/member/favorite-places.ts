import type { UnknownAction } from '@reduxjs/toolkit';
import type { InputOf } from '../../contract/endpoint.ts';
import type { FavoriteKind, listFavorites } from '../../contract/favorites.ts';
import type { WordKey } from '../i18n/words.ts';
import type { Fetched } from '../state/create-fetch-slice.ts';
import { blog, business, event, market, rent, type SavedOf } from '../state/slices.ts';
import type { RootState, Store } from '../store.ts';
import type { IconName } from '../ui/Icon.tsx';

interface FavoritePlace {
  /** As the specification spells it. */
  path: string;
  title: WordKey;
  /** In the menu of places. */
  name: WordKey;
  icon: IconName;
  /** Where to find more to save. */
  source: string;
  listOf: (state: RootState) => Fetched<SavedOf<unknown> | null>;
  read: (store: Store, input: InputOf<typeof listFavorites>) => Promise<unknown>;
  forget: () => UnknownAction;
}

/** The lists of saved items by type, in menu order. */
export const favoritePlaces: Record<FavoriteKind, FavoritePlace> = {
  business: {
    path: '/saved-store',
    title: 'member:savedBusiness',
    name: 'member:navBusiness',
    icon: 'store',
    source: '/Our-Service',
    listOf: (state) => state.business.savedBusiness,
    read: (store, input) => store.dispatch(business.thunks.savedBusiness(input)),
    forget: () => business.slice.actions.forget('savedBusiness'),
  },
  rent: {
    path: '/saved-accomodation',
    title: 'member:savedRent',
    name: 'member:navRent',
    icon: 'home',
    source: '/Rent',
    listOf: (state) => state.rent.savedRent,
    read: (store, input) => store.dispatch(rent.thunks.savedRent(input)),
    forget: () => rent.slice.actions.forget('savedRent'),
  },
  job: {
    path: '/saved-job',
    title: 'member:savedJob',
    name: 'member:navJob',
    icon: 'briefcase',
    source: '/Job',
    listOf: (state) => state.rent.savedJob,
    read: (store, input) => store.dispatch(rent.thunks.savedJob(input)),
    forget: () => rent.slice.actions.forget('savedJob'),
  },
  event: {
    path: '/saved-event',
    title: 'member:savedEvent',
    name: 'member:navEvent',
    icon: 'calendar',
    source: '/Events',
    listOf: (state) => state.event.savedEvent,
    read: (store, input) => store.dispatch(event.thunks.savedEvent(input)),
    forget: () => event.slice.actions.forget('savedEvent'),
  },
  product: {
    path: '/saved-product',
    title: 'member:savedProduct',
    name: 'member:navProduct',
    icon: 'box',
    source: '/market-place',
    listOf: (state) => state.market.savedMarket,
    read: (store, input) => store.dispatch(market.thunks.savedMarket(input)),
    forget: () => market.slice.actions.forget('savedMarket'),
  },
  blog: {
    path: '/saved-blogs',
    title: 'member:savedBlog',
    name: 'member:navBlog',
    icon: 'page',
    source: '/Blog',
    listOf: (state) => state.blog.savedBlogData,
    read: (store, input) => store.dispatch(blog.thunks.savedBlogData(input)),
    forget: () => blog.slice.actions.forget('savedBlogData'),
  },
};
