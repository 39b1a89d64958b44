import { limits } from '../../../contract/limits.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import type { PushMessage, PushSubscription } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';
import { isPoint, isPushEndpoint } from './endpoint.ts';
import { type OwnTopic, readBrowser, readOwnSubscriptions, removePushSubscription } from './queries.ts';
import { createPushSender, type PushKeys, type SendPush } from './sender.ts';

/** A notification to a member, without the text of messages: lock screens are visible to others. */
export interface OwnNotification {
  title: string;
  body: string;
  /** A path on this site. */
  path: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
}

export interface MemberPushNeeds {
  db: Db;
  /** Null if the site has no push keys: then no notifications are sent. */
  push: (PushKeys & { hosts: readonly string[] }) | undefined;
  now: () => Date;
  /** For tests. */
  sender?: SendPush;
}

/** Notifies the browsers in which a member is signed in and enabled the topic, and single browsers. */
export function createMemberPush({ db, push, now, sender }: MemberPushNeeds) {
  let made: Promise<SendPush> | undefined;

  async function deliver(
    rows: Awaited<ReturnType<typeof readBrowser>>,
    say: (lang: Lang) => OwnNotification,
  ): Promise<number> {
    if (!push || rows.length === 0) return 0;
    const { hosts, ...keys } = push;
    made ??= sender ? Promise.resolve(sender) : createPushSender(keys);
    const carry = await made;
    let taken = 0;
    for (const { endpoint, p256dh, auth, lang } of rows) {
      if (!isPushEndpoint(endpoint, hosts)) continue;
      const { title, body, path, tag } = say(lang);
      const message: PushMessage = {
        title: title.slice(0, limits.title.max),
        body: body.slice(0, limits.pushText),
        url: `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
        lang,
        dir: locales[lang].dir,
        tag,
      };
      const delivery = await carry({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), tag);
      if (delivery === 'gone') await removePushSubscription(db, endpoint);
      if (delivery === 'sent') taken += 1;
    }
    return taken;
  }

  return {
    isOn: push !== undefined,
    /** @returns the number of browsers of a member that accepted it */
    async send(userId: number, topic: OwnTopic, say: (lang: Lang) => OwnNotification): Promise<number> {
      return push ? deliver(await readOwnSubscriptions(db, userId, topic, now()), say) : 0;
    },
    /** Notifies one browser, whoever uses it. */
    async sendTo(browserId: number, say: (lang: Lang) => OwnNotification): Promise<number> {
      return push ? deliver(await readBrowser(db, browserId), say) : 0;
    },
    /** Whether the site can notify this browser. */
    accepts: ({ endpoint, keys }: PushSubscription): boolean =>
      push !== undefined && isPushEndpoint(endpoint, push.hosts) && isPoint(keys.p256dh),
  };
}
export type MemberPush = ReturnType<typeof createMemberPush>;
