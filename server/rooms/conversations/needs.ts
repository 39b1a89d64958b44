import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { CatalogSource } from '../catalog/service.ts';
import type { Hash } from '../media/service.ts';
import type { MessagePush } from './message-push.ts';

/** What conversations are made with. */
export interface ConversationNeeds {
  db: Db;
  source: CatalogSource;
  /** Asked before a message is written; its key is the account. */
  takeMessage: TakeOne;
  /** Notifies the browsers of whoever is written to. */
  push: MessagePush;
  /** Signs the addresses of photos. */
  hash: Hash;
  now: () => Date;
}
