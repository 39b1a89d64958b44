import type { DeskStatus } from '../../../contract/managed-listing-values.ts';
import type { DeskListing } from '../../../contract/managed-listings.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { jobPath, productPath, profilePath, rentalPath } from '../../addresses.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** How loud a status is said. */
export const statusTones: Record<DeskStatus, string> = {
  pending: 'tag warn',
  published: 'tag ok',
  rejected: 'tag err',
  expired: 'tag no',
  closed: 'tag no',
  taken_down: 'tag err',
};

export const kindIcons: Record<OwnPostKind, IconName> = {
  business: 'store',
  product: 'box',
  rent: 'home',
  job: 'briefcase',
};

const paths = { business: profilePath, product: productPath, rent: rentalPath, job: jobPath };

/** Its page on the site. */
export const publicPath = (listing: Pick<DeskListing, 'kind' | 'id' | 'slug'>): string =>
  paths[listing.kind](listing);
