import type { UnknownAction } from '@reduxjs/toolkit';
import type { InputOf } from '../../../contract/endpoint.ts';
import type { ClosedAs, listOwnPosts, OwnPostKind, OwnPosts } from '../../../contract/my-posts.ts';
import { eventPath, jobPath, productPath, profilePath, rentalPath } from '../../addresses.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { Fetched } from '../../state/create-fetch-slice.ts';
import { business, event, market, rent } from '../../state/slices.ts';
import type { RootState, Store } from '../../store.ts';

interface OwnKind {
  /** The posting form, and its link text. */
  add: string;
  addWords: WordKey;
  /** The usual reason for closing one. */
  closing: ClosedAs;
  /** The public page. */
  publicPath: (post: { id: number; slug: string }) => string;
  listOf: (state: RootState) => Fetched<OwnPosts | null>;
  read: (store: Store, input: InputOf<typeof listOwnPosts>) => Promise<unknown>;
  forget: () => UnknownAction;
}

/** The properties of each type that the pages of one's own posts need. */
export const ownKinds: Record<OwnPostKind, OwnKind> = {
  business: {
    add: '/add-business',
    addWords: 'my-posts:addBusiness',
    closing: 'closed',
    publicPath: profilePath,
    listOf: (state) => state.business.postedBusiness,
    read: (store, input) => store.dispatch(business.thunks.postedBusiness(input)),
    forget: () => business.slice.actions.forget('postedBusiness'),
  },
  product: {
    add: '/market-place/new-product',
    addWords: 'my-posts:addProduct',
    closing: 'sold',
    publicPath: productPath,
    listOf: (state) => state.market.postedMarket,
    read: (store, input) => store.dispatch(market.thunks.postedMarket(input)),
    forget: () => market.slice.actions.forget('postedMarket'),
  },
  rent: {
    add: '/post-rent',
    addWords: 'my-posts:addRent',
    closing: 'rented',
    publicPath: rentalPath,
    listOf: (state) => state.rent.postedRent,
    read: (store, input) => store.dispatch(rent.thunks.postedRent(input)),
    forget: () => rent.slice.actions.forget('postedRent'),
  },
  job: {
    add: '/post-job',
    addWords: 'my-posts:addJob',
    closing: 'filled',
    publicPath: jobPath,
    listOf: (state) => state.rent.postedJob,
    read: (store, input) => store.dispatch(rent.thunks.postedJob(input)),
    forget: () => rent.slice.actions.forget('postedJob'),
  },
  event: {
    add: '/form/event',
    addWords: 'my-posts:addEvent',
    closing: 'closed',
    publicPath: eventPath,
    listOf: (state) => state.event.postedEvent,
    read: (store, input) => store.dispatch(event.thunks.postedEvent(input)),
    forget: () => event.slice.actions.forget('postedEvent'),
  },
};
