import type { UnknownAction } from '@reduxjs/toolkit';
import type { ClosedAs, OwnPostKind, OwnPosts } from '../../contract/own-posts.ts';
import { jobPath, productPath, profilePath, rentalPath } from '../addresses.ts';
import type { WordKey } from '../i18n/words.ts';
import type { FetchArgument, Fetched } from '../state/create-fetch-slice.ts';
import { business, market, profile, rent } from '../state/slices.ts';
import type { RootState, Store } from '../store.ts';
import type { IconName } from '../ui/Icon.tsx';

interface OwnPlace {
  /** As the specification spells it. */
  path: string;
  title: WordKey;
  /** In the list of places. */
  name: WordKey;
  icon: IconName;
  /** Where a new one is written, and what its link says. */
  add: string;
  addWords: WordKey;
  /** The form in which one is changed: its id follows. */
  edit: string;
  /** Its folder below the base of the API. */
  folder: string;
  /** How one is usually closed. */
  closing: ClosedAs;
  /** Where everybody sees one. */
  shownAt: (post: { id: number; slug: string }) => string;
  listOf: (state: RootState) => Fetched<OwnPosts | null>;
  read: (store: Store, argument: FetchArgument) => Promise<unknown>;
  forget: () => UnknownAction;
}

/** Where members find what they posted, by kind, in the order of the menu. */
export const ownPlaces: Record<OwnPostKind, OwnPlace> = {
  business: {
    path: '/my-business',
    title: 'member:myBusiness',
    name: 'member:ownBusiness',
    icon: 'store',
    add: '/add-business',
    addWords: 'member:addBusiness',
    edit: '/form/business?id=',
    folder: 'businesses',
    closing: 'closed',
    shownAt: profilePath,
    listOf: (state) => state.business.postedBusiness,
    read: (store, argument) => store.dispatch(business.thunks.postedBusiness(argument)),
    forget: () => business.slice.actions.forget('postedBusiness'),
  },
  product: {
    path: '/my-product',
    title: 'member:myProduct',
    name: 'member:ownProduct',
    icon: 'box',
    add: '/market-place/new-product',
    addWords: 'member:addProduct',
    edit: '/form/product?id=',
    folder: 'products',
    closing: 'sold',
    shownAt: productPath,
    listOf: (state) => state.market.postedMarket,
    read: (store, argument) => store.dispatch(market.thunks.postedMarket(argument)),
    forget: () => market.slice.actions.forget('postedMarket'),
  },
  rent: {
    path: '/my-housing',
    title: 'member:myRent',
    name: 'member:ownRent',
    icon: 'home',
    add: '/post-rent',
    addWords: 'member:addRent',
    edit: '/form/rent?id=',
    folder: 'rents',
    closing: 'rented',
    shownAt: rentalPath,
    listOf: (state) => state.rent.postedRent,
    read: (store, argument) => store.dispatch(rent.thunks.postedRent(argument)),
    forget: () => rent.slice.actions.forget('postedRent'),
  },
  job: {
    path: '/my-job',
    title: 'member:myJob',
    name: 'member:ownJob',
    icon: 'briefcase',
    add: '/post-job',
    addWords: 'member:addJob',
    edit: '/form/job?id=',
    folder: 'jobs',
    closing: 'filled',
    shownAt: jobPath,
    listOf: (state) => state.rent.postedJob,
    read: (store, argument) => store.dispatch(rent.thunks.postedJob(argument)),
    forget: () => rent.slice.actions.forget('postedJob'),
  },
};

/** Reads how many own posts there are of each kind. */
export const readOwnCounts = (store: { dispatch: Store['dispatch'] }) =>
  store.dispatch(
    profile.thunks.posts({ path: 'profile/posts', query: { limit: 1 }, whole: true, silent: true }),
  );
