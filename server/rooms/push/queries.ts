import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { PushSubscription } from '../../../contract/push.ts';
import type { Db } from '../../database/connect.ts';

export type AnnouncedKind = 'news' | 'blog';

/** Adds a browser; one that is there takes the new language and keys. */
export async function addPushSubscription(
  db: Db,
  { endpoint, keys }: PushSubscription,
  lang: Lang,
): Promise<void> {
  const row = { p256dh: keys.p256dh, auth: keys.auth, lang };
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

export async function removePushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
}

export function readPushSubscriptions(db: Db, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'lang'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The published news and blog entries of that name: at most one of each kind. */
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
