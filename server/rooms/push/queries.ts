import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { PushSubscription } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';

export type AnnouncedKind = 'news' | 'blog';

/** Adds a browser, or updates the language and keys of an existing one. */
export async function addPushSubscription(
  db: Db,
  { endpoint, keys }: PushSubscription,
  lang: Lang,
): Promise<void> {
  const row = { p256dh: keys.p256dh, auth: keys.auth, lang, news: true };
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

/** Stores a browser for alerts without an account. @returns its id */
export async function putAlertBrowser(
  db: Db,
  { endpoint, keys }: PushSubscription,
  lang: Lang,
): Promise<number> {
  const row = { p256dh: keys.p256dh, auth: keys.auth, lang };
  const { id } = await db
    .insertInto('push_subscription')
    .values({ endpoint, news: false, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a browser is subscribed to news. */
export async function hasNews(db: Db, endpoint: string): Promise<boolean> {
  const found = db
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('news', '=', true);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Unsubscribes a browser from news, and deletes it unless it has notifications of a member or of alerts. @returns
 * whether it has
 */
export async function endNews(db: Db, endpoint: string): Promise<boolean> {
  await db.updateTable('push_subscription').set({ news: false }).where('endpoint', '=', endpoint).execute();
  await forgetSilent(db, endpoint);
  const left = db.selectFrom('push_subscription').select('id').where('endpoint', '=', endpoint);
  return (await left.executeTakeFirst()) !== undefined;
}

const hasNoTopics = sql`not p.news and (p.session_id is null or not p.messages and not p.alerts)`;

/** Deletes a browser without subscriptions, and with it the alerts that were removed there. */
async function forgetSilent(db: Db, endpoint: string): Promise<void> {
  await sql`delete from push_subscription p where p.endpoint = ${endpoint} and ${hasNoTopics}
    and not exists (select from alert_reader r join alert a on a.reader_id = r.id
      where r.push_id = p.id and a.removed_at is null)`.execute(db);
}

/** Deletes all browsers without subscriptions, as those whose removed alerts were purged: until then they can be restored. */
export async function forgetAllSilent(db: Db): Promise<void> {
  await sql`delete from push_subscription p where ${hasNoTopics}
    and not exists (select from alert_reader r where r.push_id = p.id)`.execute(db);
}

/** A browser that alerts notify without an account. */
export function readBrowser(db: Db, id: number) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth', 'lang'])
    .where('id', '=', id)
    .execute();
}

/** The topics of a browser for the member of a session. */
export function readOwnTopics(db: Db, endpoint: string, sessionId: number) {
  return db
    .selectFrom('push_subscription')
    .select(['messages', 'alerts'])
    .where('endpoint', '=', endpoint)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/**
 * Stores the topics of a browser for the member of a session; a member who was signed in there before receives
 * nothing any longer.
 */
export async function saveOwnTopics(
  db: Db,
  { endpoint, keys }: PushSubscription,
  own: { sessionId: number; lang: Lang; messages: boolean; alerts: boolean },
): Promise<void> {
  const row = {
    ...{ p256dh: keys.p256dh, auth: keys.auth, lang: own.lang, session_id: own.sessionId },
    ...{ messages: own.messages, alerts: own.alerts },
  };
  await db
    .insertInto('push_subscription')
    .values({ endpoint, news: false, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  await forgetSilent(db, endpoint);
}

export type OwnTopic = 'messages' | 'alerts';

/** The browsers in which a member is signed in and enabled a topic. */
export async function readOwnSubscriptions(db: Db, userId: number, topic: OwnTopic, now: Date) {
  return db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'p.lang'])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .where(`p.${topic}`, '=', true)
    .orderBy('p.id')
    .execute();
}

export async function removePushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

export function readPushSubscriptions(db: Db, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'lang'])
    .where('news', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The published news and blog entries with this slug: at most one of each type. */
export function readAnnounced(db: Db, slug: string, kinds: readonly AnnouncedKind[], at: Date) {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'title', 'summary', sql<AnnouncedKind>`kind`.as('kind')])
    .where('slug', '=', slug)
    .where('kind', 'in', kinds)
    .where('status', '=', 'published')
    .where('published_at', '<=', at)
    .execute();
}
