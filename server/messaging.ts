import { limits } from '../contract/limits.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { keyLimit } from './http/rate-limit.ts';
import type { RateStore } from './http/rate-store.ts';
import type { Mailer } from './mail/letter.ts';
import type { Queue } from './queue/queue.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import {
  createConversations,
  createMessagePush,
  createReplyAddresses,
  createReplyMails,
  createUnreadMails,
} from './rooms/conversations/service.ts';
import { createMemberPush } from './rooms/push/service.ts';
import { createVisitorHash } from './rooms/reports/service.ts';

export interface MessagingNeeds {
  db: Db;
  environment: Environment;
  queue: Queue;
  mailer: Mailer;
  source: CatalogSource;
  store: RateStore;
  now: () => Date;
}

/** Conversations between members, and their channels: on the site, by push, by email. */
export function createMessaging({ db, environment, queue, mailer, source, store, now }: MessagingNeeds) {
  const { publicUrl, cityCode, reply } = environment;
  const hash = createVisitorHash(db);
  const push = createMemberPush({ db, push: environment.push, now });
  const conversations = createConversations({
    ...{ db, source, hash, now },
    takeMessage: keyLimit(store, 'messages-account', limits.rates.conversationMessages),
    push: createMessagePush({ db, queue, push, now }),
  });
  const replyAddresses = reply && createReplyAddresses(hash, reply.domain);
  const { send, markRead } = conversations;
  return {
    push,
    conversations,
    unreadMails: createUnreadMails({ db, queue, mailer, publicUrl, cityCode, replyAddresses, now }),
    /** Accepts replies by email; undefined on a site without a domain for them. */
    replies:
      replyAddresses &&
      createReplyMails({ db, mailer, addresses: replyAddresses, publicUrl, now, send, markRead }),
  };
}
export type Messaging = ReturnType<typeof createMessaging>;
