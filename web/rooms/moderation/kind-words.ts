import type { OwnPostKind } from '../../../contract/own-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** What the kinds are called in the queue, in the order of its chips. */
export const kindWords: Record<OwnPostKind, WordKey> = {
  business: 'admin-queue:kind_business',
  rent: 'admin-queue:kind_rent',
  product: 'admin-queue:kind_product',
  job: 'admin-queue:kind_job',
};
