import { sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** The token of a subscription in emails, and its language. */
export interface SubscriptionKey {
  token: string;
  lang: Lang;
}

/**
 * Adds an unconfirmed address, or resets one that had unsubscribed or bounced too often to unconfirmed. Other
 * confirmed ones are unchanged.
 */
export async function addSubscription(db: Db, email: string, lang: Lang): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ email, lang })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ lang, confirmed_at: null, unsubscribed_at: null })
        .where((where) =>
          where.or([
            where('subscription.unsubscribed_at', 'is not', null),
            where('subscription.confirmed_at', 'is', null),
            where('subscription.bounces', '>=', limits.newsletter.bounces),
          ]),
        ),
    )
    .execute();
}

/**
 * Records that a confirmation email is sent now. Does nothing if the address is confirmed, unsubscribed, or was
 * sent one after `before`.
 */
export async function noteConfirmationRequest(
  db: Db,
  email: string,
  now: Date,
  before: Date,
): Promise<SubscriptionKey | undefined> {
  return db
    .updateTable('subscription')
    .set({ asked_at: now })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before)]))
    .returning(['token', 'lang'])
    .executeTakeFirst();
}

/** @returns whether the subscription exists */
export async function confirmByToken(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})`, unsubscribed_at: null, bounces: 0 })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the subscription exists */
export async function leaveByToken(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})` })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function putConfirmed(db: Db, email: string, lang: Lang, now: Date): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ email, lang, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        lang,
        confirmed_at: sql`coalesce(subscription.confirmed_at, excluded.confirmed_at)`,
        unsubscribed_at: null,
        bounces: 0,
      }),
    )
    .execute();
}

export async function leaveByEmail(db: Db, email: string, now: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ unsubscribed_at: now })
    .where('email', '=', email)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

export async function isConfirmed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.deleteFrom('subscription').where('email', '=', email).execute();
}
