import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPushTopics, PushSubscription } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { type Announced, announce } from './announcing.ts';
import { isPoint } from './endpoint.ts';
import {
  type AnnouncedKind,
  addPushSubscription,
  endNews,
  hasNews,
  readAnnounced,
  readOwnTopics,
  saveOwnTopics,
} from './queries.ts';
import { createPushSender, type PushKeys } from './sender.ts';

export { createMemberPush, type MemberPush } from './member-push.ts';
export { forgetAllSilent, putAlertBrowser } from './queries.ts';

export function createPush(db: Db) {
  return {
    /**
     * Stores the push subscription of a browser. Idempotent.
     * @throws AppError `bad_request` if its key is invalid
     */
    async subscribe(subscription: PushSubscription, lang: Lang): Promise<void> {
      if (!isPoint(subscription.keys.p256dh)) throw new AppError('bad_request');
      await addPushSubscription(db, subscription, lang);
    },
    /** Whether a browser is subscribed to news. */
    isSubscribed: (endpoint: string): Promise<boolean> => hasNews(db, endpoint),
    /** Ends the news of a browser. @returns whether it is still told of something else */
    unsubscribe: (endpoint: string): Promise<boolean> => endNews(db, endpoint),
    /** The topics of a browser for the member who is signed in there. */
    async own({ sessionId }: Actor, endpoint: string): Promise<OwnPushTopics> {
      return (await readOwnTopics(db, endpoint, sessionId)) ?? { messages: false, alerts: false };
    },
    /** Stores the topics. @throws AppError `bad_request` if the browser's key is invalid */
    async saveOwn(
      { sessionId }: Actor,
      { messages, alerts, ...subscription }: PushSubscription & OwnPushTopics,
      lang: Lang,
    ): Promise<OwnPushTopics> {
      if (!isPoint(subscription.keys.p256dh)) throw new AppError('bad_request');
      await saveOwnTopics(db, subscription, { sessionId, lang, messages, alerts });
      return { messages, alerts };
    },
  };
}
export type Push = ReturnType<typeof createPush>;

/** The entries with a slug: none, one, or a news and a blog entry. */
export function announcedBy(db: Db, slug: string, kinds: readonly AnnouncedKind[]): Promise<Announced[]> {
  return readAnnounced(db, slug, kinds, new Date());
}

/** Sends an entry to every browser that subscribed to news; see `announce`. */
export async function announceTo(db: Db, entry: Announced, push: PushKeys & { hosts: readonly string[] }) {
  const { hosts, ...keys } = push;
  return announce(db, entry, { send: await createPushSender(keys), hosts });
}
