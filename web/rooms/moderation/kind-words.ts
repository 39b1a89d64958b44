import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** What the kinds are called in the queue, in the order of its chips. */
export const kindWords: Record<OwnPostKind, WordKey> = {
  business: 'admin-moderation:kind_business',
  rent: 'admin-moderation:kind_rent',
  product: 'admin-moderation:kind_product',
  job: 'admin-moderation:kind_job',
  event: 'admin-moderation:kind_event',
};

/** What stands for the kinds where a post has no picture. */
export const kindIcons: Record<OwnPostKind, IconName> = {
  business: 'store',
  rent: 'home',
  product: 'box',
  job: 'briefcase',
  event: 'calendar',
};
