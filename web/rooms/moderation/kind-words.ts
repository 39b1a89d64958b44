import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** The names of the kinds in the queue, in the order of its chips. */
export const kindWords: Record<OwnPostKind, WordKey> = {
  business: 'admin-moderation:kind_business',
  rent: 'admin-moderation:kind_rent',
  product: 'admin-moderation:kind_product',
  job: 'admin-moderation:kind_job',
  event: 'admin-moderation:kind_event',
};

/** The icons of the kinds for posts without a picture. */
export const kindIcons: Record<OwnPostKind, IconName> = {
  business: 'store',
  rent: 'home',
  product: 'box',
  job: 'briefcase',
  event: 'calendar',
};
