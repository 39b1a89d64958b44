import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { CatalogSource } from '../catalog/service.ts';
import type { Hash } from '../media/service.ts';
import type { MessagePush } from './message-push.ts';

/** The dependencies of conversations. */
export interface ConversationNeeds {
  db: Db;
  source: CatalogSource;
  /** The rate limiter for messages; its key is the account. */
  takeMessage: TakeOne;
  /** Notifies the browsers of the recipient. */
  push: MessagePush;
  /** Signs the URLs of photos. */
  hash: Hash;
  now: () => Date;
}
