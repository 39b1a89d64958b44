import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** Adds an address that waits to be confirmed. One that is there stays as it is, unless it had left. */
export async function addSubscription(db: Db, email: string, lang: Lang): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ email, lang })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ lang, confirmed_at: null, unsubscribed_at: null })
        .where(sql.ref('subscription.unsubscribed_at'), 'is not', null),
    )
    .execute();
}
