import type { ManagedListingStatus } from '../../../contract/managed-listing-values.ts';
import type { ManagedListing } from '../../../contract/managed-listings.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { eventPath, jobPath, productPath, profilePath, rentalPath } from '../../addresses.ts';
import type { IconName } from '../../ui/Icon.tsx';
import * as tagStyles from '../../ui/shared/tag.module.css';

/** The emphasis of a status. */
export const statusTones: Record<ManagedListingStatus, string | undefined> = {
  pending: tagStyles.warning,
  published: tagStyles.success,
  rejected: tagStyles.error,
  expired: tagStyles.plain,
  closed: tagStyles.plain,
  taken_down: tagStyles.error,
};

export const kindIcons: Record<OwnPostKind, IconName> = {
  business: 'store',
  product: 'box',
  rent: 'home',
  job: 'briefcase',
  event: 'calendar',
};

const paths = {
  business: profilePath,
  product: productPath,
  rent: rentalPath,
  job: jobPath,
  event: eventPath,
};

/** Its page on the site. */
export const publicPath = (listing: Pick<ManagedListing, 'kind' | 'id' | 'slug'>): string =>
  paths[listing.kind](listing);
