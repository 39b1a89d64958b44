import type { OwnPostKind } from '../../contract/my-posts.ts';
import { ownPages } from '../../contract/post-kinds.ts';
import type { WordKey } from '../i18n/words.ts';
import { profile } from '../state/slices.ts';
import type { Store } from '../store.ts';
import type { IconName } from '../ui/Icon.tsx';

interface OwnPlace {
  /** As spelled in the specification. */
  path: string;
  title: WordKey;
  /** In the list of places. */
  name: WordKey;
  icon: IconName;
}

/** Where members find their own posts, by kind, in the order of the menu. */
export const ownPlaces: Record<OwnPostKind, OwnPlace> = {
  business: {
    path: ownPages.business,
    title: 'member:myBusiness',
    name: 'member:ownBusiness',
    icon: 'store',
  },
  product: { path: ownPages.product, title: 'member:myProduct', name: 'member:ownProduct', icon: 'box' },
  rent: { path: ownPages.rent, title: 'member:myRent', name: 'member:ownRent', icon: 'home' },
  job: { path: ownPages.job, title: 'member:myJob', name: 'member:ownJob', icon: 'briefcase' },
  event: { path: ownPages.event, title: 'member:myEvent', name: 'member:ownEvent', icon: 'calendar' },
};

/** Loads the number of own posts of each kind. */
export const readOwnCounts = (store: { dispatch: Store['dispatch'] }) =>
  store.dispatch(profile.thunks.posts({ query: { limit: 1 }, silent: true }));
