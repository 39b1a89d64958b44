import type { OwnPostKind } from '../../../contract/own-posts.ts';

/** The folder of a kind below the base of the API. */
export const postFolder: Record<OwnPostKind, string> = {
  business: 'businesses',
  product: 'products',
  rent: 'rents',
  job: 'jobs',
};

/** The page where members find their own posts of a kind. */
export const ownPage: Record<OwnPostKind, string> = {
  business: '/my-business',
  product: '/my-product',
  rent: '/my-housing',
  job: '/my-job',
};
