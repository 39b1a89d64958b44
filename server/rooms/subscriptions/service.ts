import type { Lang } from '../../../contract/locales.ts';
import type { Subscription } from '../../../contract/messages.ts';
import type { Db } from '../../database/connect.ts';
import { addSubscription } from './queries.ts';

export function createSubscriptions(db: Db) {
  /** Takes an address for the newsletter. Whether it was there already, nobody learns. */
  const subscribe = ({ email }: Subscription, lang: Lang): Promise<void> => addSubscription(db, email, lang);
  return { subscribe };
}
export type Subscriptions = ReturnType<typeof createSubscriptions>;
