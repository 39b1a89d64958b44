import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** What the kinds are called in the queue, in the order of its chips. */
export const kindWords: Record<OwnPostKind, WordKey> = {
  business: 'admin-queue:kind_business',
  rent: 'admin-queue:kind_rent',
  product: 'admin-queue:kind_product',
  job: 'admin-queue:kind_job',
};

/** What stands for the kinds where a post has no picture. */
export const kindIcons: Record<OwnPostKind, IconName> = {
  business: 'store',
  rent: 'home',
  product: 'box',
  job: 'briefcase',
};
