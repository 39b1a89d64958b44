import { limits } from '../../../contract/limits.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import type { PushMessage } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';
import { isPushEndpoint } from './endpoint.ts';
import { type OwnTopic, readOwnSubscriptions, removePushSubscription } from './queries.ts';
import { createPushSender, type PushKeys, type SendPush } from './sender.ts';

/** What a member is told: no text of messages, as a lock screen shows it to whoever is near. */
export interface OwnNotification {
  title: string;
  body: string;
  /** Path of this site. */
  path: string;
  /** Another notification of the same name takes its place. */
  tag: string;
}

export interface MemberPushNeeds {
  db: Db;
  /** None where the site has no push keys: then nobody is told anything. */
  push: (PushKeys & { hosts: readonly string[] }) | undefined;
  now: () => Date;
  /** For tests. */
  sender?: SendPush;
}

/** Tells the browsers in which a member is signed in and wants it. */
export function createMemberPush({ db, push, now, sender }: MemberPushNeeds) {
  let made: Promise<SendPush> | undefined;

  /** @returns how many browsers took it */
  async function send(
    userId: number,
    topic: OwnTopic,
    say: (lang: Lang) => OwnNotification,
  ): Promise<number> {
    if (!push) return 0;
    const { hosts, ...keys } = push;
    const rows = await readOwnSubscriptions(db, userId, topic, now());
    if (rows.length === 0) return 0;
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

  return { isOn: push !== undefined, send };
}
export type MemberPush = ReturnType<typeof createMemberPush>;
