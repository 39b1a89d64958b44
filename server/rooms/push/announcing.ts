import { limits } from '../../../contract/limits.ts';
import { type Either, type Lang, langs, locales, pickText } from '../../../contract/locales.ts';
import type { PushMessage } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';
import { isPushEndpoint } from './endpoint.ts';
import { type AnnouncedKind, readPushSubscriptions, removePushSubscription } from './queries.ts';
import type { Delivery, SendPush } from './sender.ts';

/** The part of a published entry that push notifications contain. */
export interface Announced {
  id: number;
  kind: AnnouncedKind;
  slug: string;
  title: Either;
  summary: Either;
}

export type Announcement = Record<Delivery, number>;

const pages: Record<AnnouncedKind, string> = { news: '/Show-News', blog: '/Show-Blog' };
/** The maximum number of concurrent messages, which is also the number of browsers that are read at once. */
const together = 8;
const batch = 500;

/** A text within a maximum length, cut between words. */
function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  return `${plain
    .slice(0, most)
    .toWellFormed()
    .replace(/\s+\S*$/, '')}…`;
}

/** The entry in one language: title, text and address. */
export function pushMessageOf({ id, kind, slug, title, summary }: Announced, lang: Lang): PushMessage {
  const presentedTitle = pickText(title, lang);
  return {
    title: shortened(presentedTitle.text, limits.title.max),
    body: shortened(pickText(summary, lang).text, limits.pushText),
    url: `${pages[kind]}/${id}/${encodeURIComponent(slug)}?lang=${lang}`,
    lang: presentedTitle.lang,
    dir: locales[presentedTitle.lang].dir,
    tag: `${kind}-${id}`,
  };
}

/**
 * Sends an entry to every subscribed browser, in its language. Browsers whose subscription is gone are deleted; an
 * endpoint that is not on one of `hosts`, which may have been stored under other settings, is not called.
 */
export async function announce(
  db: Db,
  entry: Announced,
  { send, hosts }: { send: SendPush; hosts: readonly string[] },
): Promise<Announcement> {
  const messages = Object.fromEntries(
    langs.map((lang) => [lang, JSON.stringify(pushMessageOf(entry, lang))]),
  );
  const topic = `${entry.kind}-${entry.id}`;
  const counts: Announcement = { sent: 0, gone: 0, failed: 0 };
  let after = 0;
  for (;;) {
    const rows = await readPushSubscriptions(db, { after, limit: batch });
    const left = [...rows];
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        const { endpoint, p256dh, auth, lang } = row;
        const isKnown = isPushEndpoint(endpoint, hosts);
        const to = { endpoint, keys: { p256dh, auth } };
        const delivery = isKnown ? await send(to, messages[lang] ?? '', topic) : 'failed';
        if (delivery === 'gone') await removePushSubscription(db, endpoint);
        counts[delivery] += 1;
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    if (rows.length < batch) return counts;
    after = rows.at(-1)?.id ?? after;
  }
}
